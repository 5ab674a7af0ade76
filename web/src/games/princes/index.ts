import './princes.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { colours } from './data';
import Standing from '../../ui/Standing.svelte';
import Holdings from './Holdings.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';

const ui: TitleUi = {
  Board, Holdings, Stage, Tray, Foot: Standing, colours,
  inStage: ['bid'],
  moment: (_, view) => t('pri-moment', { decade: Math.min(3, Math.max(1, view.decade)), war: view.cannon, wars: view.war_limit }),
  flat: true,
  symbols: { gold: 'gold', influence: 'influence', amount: 'influence', city: 'flag', troop: 'swords' },
};
export default ui;
