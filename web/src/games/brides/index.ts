import './brides.css';
import './room.css';
import type { Action } from '../../lib/choice';
import { t } from '../../lib/ui.svelte';
import type { TableSession } from '../../lib/session.svelte';
import type { TitleUi, View } from '../title';
import Board from './Board.svelte';
import { called } from './called';
import { businessOnTop, colours, dataOf } from './data';
import Foot from './Foot.svelte';
import Holdings from './Holdings.svelte';
import Stage from './Stage.svelte';
import Tray from './Tray.svelte';
import { announced } from './wedding';

/** What the ship one stands on does, while its captain chooses. */
function hint(session: TableSession): string {
  const prompt = session.shown?.prompt;
  const at = prompt?.frame === 'on_ship' ? prompt.of.findIndex((spec) => spec.endsWith(' ship')) : -1;
  return at < 0 ? '' : session.about(`ship-${Number(prompt!.args[at])}`);
}

/** A business with what its next card brings and costs: workers are chosen long before one is bought. */
function about(session: TableSession, element: string): string {
  if (!element.startsWith('business-')) return '';
  const data = dataOf(session);
  const type = Number(element.slice(9));
  const top = businessOnTop(data, type, (session.shown?.view as View | undefined)?.business_cards[type] ?? 0);
  const workers = [...(top?.cost_colours ?? []).map((id) => session.noun('colour', data.colour.findIndex((c) => c.id === id))), ...(top && top.cost_any > 0 ? [t('bri-n-any', { n: top.cost_any })] : [])];
  const price = top ? t('bri-next-business', { n: top.influence, what: workers.join(', ') }) : t('bri-none-left');
  return [price, session.text(`about-${element}`)].join(' ');
}

/** A wedding is announced with its price as things stand; own tiles may still lower it. */
function worded(session: TableSession, action: Action): string {
  const view = session.shown?.view as View | undefined;
  if (action[0] !== 'announce' || session.shown?.prompt?.frame !== 'announcing' || !view?.active) return '';
  const deed = Number(action[1]);
  const deal = announced(dataOf(session), { ...view, active: { ...view.active, deed } });
  const price = deal ? [deal.influence > 0 ? t('pri-n-influence', { n: deal.influence }) : '', deal.ducats > 0 ? t('bri-n-ducats', { n: deal.ducats }) : ''].filter(Boolean).join(', ') : '';
  return price ? t('bri-announce-for', { said: session.text('do-announce', { deed: session.noun('deed', deed) }), price }) : '';
}

const ui: TitleUi = {
  Board, Foot, Holdings, Stage, Tray, about, called, colours, hint, worded,
  moment: (session, view) => (view.round > 0 ? t('gen-round', { n: view.round, last: dataOf(session).meta.rounds }) : ''),
  points: 'influence',
  flat: true,
  coachAside: true,
  symbols: { ducats: 'ducat', workers: 'worker', colour: 'worker' },
};
export default ui;
