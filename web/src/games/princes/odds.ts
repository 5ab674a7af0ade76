/** How a battle would go with the sums on the table: every fall of two dice, attack first, then the counter-attack. Pure. */

export interface Odds {
  attacker: number;
  draw: number;
  defender: number;
}
const FACES = 6;

/** The share of falls in which the attacking sum beats the defending one. */
function beats(attack: number, defence: number): number {
  let won = 0;
  for (let a = 1; a <= FACES; a += 1) for (let d = 1; d <= FACES; d += 1) if (attack + a > defence + d) won += 1;
  return won / (FACES * FACES);
}

/** `strengths`: for the attacking and the attacked city what each adds to its die, in attack and in defence (PRI-188, PRI-189). */
export function odds(strengths: readonly (readonly number[])[]): Odds | null {
  const [first, second] = strengths;
  if (!first || !second || first.length < 2 || second.length < 2) return null;
  const attacker = beats(first[0]!, second[1]!);
  const defender = (1 - attacker) * beats(second[0]!, first[1]!);
  return { attacker, draw: 1 - attacker - defender, defender };
}
