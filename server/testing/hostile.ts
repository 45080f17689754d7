const LONG = 'x'.repeat(200_000)

/** Strings that have brought servers down. */
export const HOSTILE_STRINGS: Record<string, string> = {
  nul: 'a\u0000b',
  'nul in an address': 'a\u0000b@example.com',
  'half a surrogate pair': 'a\ud800b',
  'over-long': LONG,
  'one emoji': '\u{1f3ac}',
  empty: '',
  quote: "'; drop table users; --",
  template: '{{7*7}}<%= 7 %>',
  'right to left': '\u202egpj.exe',
}

/** Values of the wrong kind for a text field. */
export const WRONG_VALUES: Record<string, unknown> = {
  null: null,
  number: 42,
  'huge number': 1e308,
  boolean: true,
  array: [],
  'array of arrays': [[[[]]]],
  object: { length: 3 },
  'object like a string': { toString: 'x', trim: 'x' },
}

/** Whole bodies, as the bytes that arrive. */
export const HOSTILE_BODIES: Record<string, string> = {
  'not JSON': '{"email": ',
  'not JSON at all': 'hello',
  nothing: '',
  null: 'null',
  'a number': '42',
  'a string': '"text"',
  'an array': '[]',
  'an empty object': '{}',
  'deep arrays': `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  'deep objects': `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  'deep inside a field': `{"email":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
  'proto key': '{"__proto__":{"isAdmin":true}}',
  'constructor key': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'nul key': '{"a\\u0000":1}',
  'escaped half surrogate': '{"email":"\\ud800"}',
  'double keys': '{"email":1,"email":{}}',
  'bad UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]).toString('latin1'),
  oversized: JSON.stringify({ email: 'x'.repeat(300_000) }),
}

/** One copy of the sample for every text in it, with that text replaced. */
export function withEachTextReplaced(sample: unknown, replacement: unknown): unknown[] {
  if (typeof sample === 'string') return [replacement]
  if (Array.isArray(sample))
    return sample.flatMap((item, index) =>
      withEachTextReplaced(item, replacement).map((changed) => sample.with(index, changed)),
    )
  if (typeof sample !== 'object' || sample === null) return []
  return Object.entries(sample).flatMap(([key, value]) =>
    withEachTextReplaced(value, replacement).map((changed) => ({ ...sample, [key]: changed })),
  )
}
