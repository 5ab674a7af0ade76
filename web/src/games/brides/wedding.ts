/** What an announced wedding costs and brings, as things stand: missing prestige is paid in influence, missing charm in ducats. Pure. */

import type { View } from '../title';
import type { BridesData } from './data';

export interface Wedding {
  seat: number;
  bride: number;
  influence: number;
  ducats: number;
  gained: number;
}

/** Influence for a bride in a place: hers, and what the place adds. */
export function gainedFor(data: BridesData, district: number, place: number, bride: number): number {
  const here = data.district[district]!;
  return data.bride[bride]!.influence + (place === 0 ? here.first_bride_bonus : here.second_bride_bonus);
}

/** The wedding that is announced; null where the deed is another one or its leader is gone. */
export function announced(data: BridesData, view: View): Wedding | null {
  const { active } = view;
  const here = view.districts.find((d: { district: number }) => d.district === active?.district);
  const groom = active?.present.find((p: { seat: number }) => p.seat === active.active);
  const bride: number = here?.brides[active.deed]?.bride ?? -1;
  if (bride < 0 || here.lord < 0 || !groom || groom.leader < 0) return null;
  return {
    seat: active.active,
    bride,
    influence: Math.max(0, data.lord[here.lord]!.prestige + active.lord_mod - groom.prestige),
    ducats: Math.max(0, data.bride[bride]!.charm + active.brides_mod - groom.charm),
    gained: gainedFor(data, active.district, active.deed, bride),
  };
}
