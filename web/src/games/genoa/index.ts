import './genoa.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { SEAT } from './colours';
import Foot from './Foot.svelte';
import Holdings from './Holdings.svelte';
import OfferForm from './OfferForm.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';

const ui: TitleUi = {
  Board, Holdings, Stage, Tray, Foot,
  forms: { offer: OfferForm, ask: OfferForm },
  colours: () => SEAT,
  moment: (_, view) => t('gen-round', { n: view.round, last: view.last }),
  hint: (session, view) => (view.path.length === 0 ? '' : t('gen-tower-stands', { field: session.noun('field', view.path.at(-1)), left: Math.max(0, 5 - view.path.length) })),
  symbols: { ducats: 'ducat', markers: 'marker', cubes: 'cube' },
};
export default ui;
