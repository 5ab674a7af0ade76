/** The two sums of a siege or battle, and how it ends if both pass now. */

import type { View } from '../title';

export interface Strength {
  /** Troops and bonuses of the attack; walls, troops and bonuses against it. */
  troops: number;
  walls: number;
  garrison: number;
  attack: number;
  defence: number;
  outcome: 'vir-would-tie' | 'vir-would-fall' | 'vir-would-hold';
}

export function strengthOf(view: View, args: Record<string, number>): Strength {
  const [troops = 0, walls = 0, garrison = 0] = view.strengths as number[];
  const attack = troops + (args.attack ?? 0);
  const defence = walls + garrison + (args.defence ?? 0);
  const outcome = args.battle && attack === defence ? 'vir-would-tie' : attack > defence ? 'vir-would-fall' : 'vir-would-hold';
  return { troops, walls, garrison, attack, defence, outcome };
}

/** The numbers of a question by their names. */
export const argsOf = (prompt: { of: string[]; args: readonly unknown[] } | null): Record<string, number> =>
  Object.fromEntries((prompt?.of ?? []).map((spec, i) => [spec.split(' ')[0]!, Number(prompt!.args[i])]));
