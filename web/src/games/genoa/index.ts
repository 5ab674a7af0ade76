import './genoa.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { SEAT } from './colours';
import Deal from './Deal.svelte';
import Foot from './Foot.svelte';
import Holdings from './Holdings.svelte';
import MarkersForm from './MarkersForm.svelte';
import OfferForm from './OfferForm.svelte';
import Stage from './Stage.svelte';
import { deeds, hint } from './moment';
import { told } from './told';
import { narrowed } from './narrowed';
import { worded } from './words';
import Tray from './Tray.svelte';

const ui: TitleUi = {
  Board, Holdings, Stage, Tray, Foot,
  forms: { offer: OfferForm, ask: OfferForm, place_markers: MarkersForm },
  colours: () => SEAT,
  moment: (_, view) => t('gen-round', { n: view.round, last: view.last }),
  hint,
  worded,
  told,
  leading: ['done', 'keep', 'accept', 'take_action', 'perform', 'fulfil_large', 'fulfil_small'],
  trailing: ['pass', 'lapse', 'end_turn', 'end_action', 'pass_markers'],
  deeds,
  narrowed,
  rest: { answer: 'pass', until: ['turn_ended', 'ask_made!'], label: 'gen-rest' },
  // The action of a building is carried out because it was begun, and over where nothing more can be used.
  follows: { take_privilege: ['take_action', 'offer', 'agree', 'done', 'keep'], perform: ['take_action', 'offer', 'agree', 'done', 'keep'], end_action: ['take_action', 'perform', 'take_privilege', 'fulfil_large', 'fulfil_small', 'choose_reward', 'hand_over', 'use_any_good', 'use_exchange', 'use_building'] },
  row: { kinds: ['accept'], behind: ['move'], Row: Deal },
  symbols: { ducats: 'ducat', markers: 'marker', cubes: 'cube' },
};
export default ui;
