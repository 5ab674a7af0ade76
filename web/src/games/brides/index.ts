import './brides.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { called } from './called';
import { colours, dataOf } from './data';
import Foot from './Foot.svelte';
import Holdings from './Holdings.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';

const ui: TitleUi = {
  Board, Foot, Holdings, Stage, Tray, called, colours,
  moment: (session, view) => t('gen-round', { n: view.round, last: dataOf(session).meta.rounds }),
  points: 'influence',
  flat: true,
  symbols: { ducats: 'ducat', workers: 'worker', colour: 'worker' },
};
export default ui;
