import './brides.css';
import './room.css';
import { t } from '../../lib/ui.svelte';
import type { TableSession } from '../../lib/session.svelte';
import type { TitleUi } from '../title';
import Board from './Board.svelte';
import { called } from './called';
import { colours, dataOf } from './data';
import Foot from './Foot.svelte';
import Holdings from './Holdings.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';

/** What the ship one stands on does, while its captain chooses. */
function hint(session: TableSession): string {
  const prompt = session.shown?.prompt;
  const at = prompt?.frame === 'on_ship' ? prompt.of.findIndex((spec) => spec.endsWith(' ship')) : -1;
  return at < 0 ? '' : session.about(`ship-${Number(prompt!.args[at])}`);
}

const ui: TitleUi = {
  Board, Foot, Holdings, Stage, Tray, called, colours, hint,
  moment: (session, view) => (view.round > 0 ? t('gen-round', { n: view.round, last: dataOf(session).meta.rounds }) : ''),
  points: 'influence',
  flat: true,
  coachAside: true,
  symbols: { ducats: 'ducat', workers: 'worker', colour: 'worker' },
};
export default ui;
