import { SEAT_COLOURS, type TitleUi } from '../title';
import Board from '../generic/Board.svelte';

const ui: TitleUi = { Board, colours: () => SEAT_COLOURS };
export default ui;
