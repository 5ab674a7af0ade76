/** JSON with whole numbers beyond 53 bits: masks of sixty cards must not lose a bit. */

const LONG = /\d{16,}/;

type Reviver = (key: string, value: unknown, context: { source: string }) => unknown;

export function read<T>(text: string): T {
  if (!LONG.test(text)) return JSON.parse(text) as T;
  const exact: Reviver = (_, value, context) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? '') ? BigInt(context.source) : value;
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown) as T;
}

export function write(thing: unknown): string {
  return JSON.stringify(thing, (_, value: unknown) => (typeof value === 'bigint' ? `@big${value}@` : value)).replace(/"@big(-?\d+)@"/g, '$1');
}
