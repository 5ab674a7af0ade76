import './princes.css';
import './room.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { CARD_DEED, colours } from './data';
import Standing from '../../ui/Standing.svelte';
import FamilyRow from './FamilyRow.svelte';
import Holdings from './Holdings.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';
import { told } from './told';
import { about, hint, worded } from './words';

const ui: TitleUi = {
  Board, Holdings, Stage, Tray, Foot: Standing, colours,
  inStage: ['bid'],
  worded, hint, told, about,
  trailing: ['pass', 'pass_turn', 'done', 'decline'],
  moment: (_, view) => t('pri-moment', { decade: Math.min(3, Math.max(1, view.decade)), war: view.cannon, wars: view.war_limit }),
  deeds: (_, noun, id) => (noun === 'card' ? [CARD_DEED[id] ?? ''] : []),
  alike: ['lot'],
  flat: true,
  coachAside: true,
  row: { kinds: ['choose_family'], behind: [], Row: FamilyRow },
  symbols: { gold: 'gold', influence: 'influence', amount: 'influence', city: 'flag', troop: 'swords' },
};
export default ui;
