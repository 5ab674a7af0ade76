import { SEAT_COLOURS, type TitleUi } from '../title';
import Board from './Board.svelte';

const ui: TitleUi = { Board, colours: () => SEAT_COLOURS };
export default ui;
