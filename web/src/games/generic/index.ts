import { SEAT_COLOURS, type TitleUi } from '../title';
import Board from './Board.svelte';

const ui: TitleUi = { Board, flat: true, colours: () => SEAT_COLOURS };
export default ui;
