/** The arguments of the question on the table, by name. */

import type { TableSession } from './session.svelte';

export function asked(session: TableSession): Record<string, number> {
  const prompt = session.shown?.prompt ?? null;
  return Object.fromEntries((prompt?.of ?? []).map((spec, i) => [spec.split(' ')[0]!, prompt!.args[i]!]));
}
