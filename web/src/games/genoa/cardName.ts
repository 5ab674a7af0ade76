/** A card's name beside the symbol of its kind: neither the kind nor its goods are said twice. */

import type { TableSession } from '../../lib/session.svelte';
import { cardOf, type GenoaData } from './plan';

export function cardName(session: TableSession, data: GenoaData, id: number): string {
  const { pile, goods } = cardOf(data, id);
  const [name, kind] = [session.noun('card', id), session.noun('thing', 74 + pile)];
  const rest = name.toLowerCase().startsWith(kind.toLowerCase()) ? name.slice(kind.length).replace(/^[\s:]+/, '') : name;
  return (goods.length > 0 ? rest.split(':')[0]! : rest) || name;
}
