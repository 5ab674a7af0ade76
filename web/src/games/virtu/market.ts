/** What is chosen on the market, as the question tells it. Pure. */

import { inMask, type Int } from '../../lib/choice';
import { nounOf } from '../../lib/spec';

export function wanted(prompt: { of: readonly string[]; args: readonly unknown[] } | null, goods: number): number[] {
  const at = prompt?.of.findIndex((spec) => nounOf(spec) === 'item*') ?? -1;
  return at < 0 ? [] : Array.from({ length: goods }, (_, i) => i).filter((i) => inMask(prompt!.args[at] as Int, i));
}
