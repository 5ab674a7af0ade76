import './virtu.css';
import { t } from '../../lib/ui.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { called } from './called';
import { colours } from './data';
import FamilyForm from './FamilyForm.svelte';
import Holdings from './Holdings.svelte';
import PaymentForm from './PaymentForm.svelte';
import { about, hint } from './price';
import Stage from './Stage.svelte';
import { told } from './told';
import Tray from './Tray.svelte';

/** Parts of a year, numbered as in the title's view. */
const WINTER = 3;

const ui: TitleUi = {
  Board, Holdings, Stage, Tray, called, colours,
  forms: { place_family: FamilyForm, pay: PaymentForm, govern: PaymentForm, trade: PaymentForm, pay_masks: PaymentForm, remove_with_crowns: PaymentForm },
  about, hint, told,
  inStage: ['want', 'choose_bonus'],
  open: true,
  moment: (_, view) => (view.year > 0 ? t('vir-moment', { n: view.year, part: view.last_year && view.part === WINTER ? 'last' : view.part }) : ''),
  phoneZoom: 2.1,
  symbols: { florins: 'florin', city: 'fort', troops: 'troop' },
};
export default ui;
