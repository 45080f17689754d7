import fc from 'fast-check'
import { HOSTILE_BODIES, HOSTILE_STRINGS, WRONG_VALUES } from '../hostile.ts'
import type { Known } from './drawn.ts'

const DEEP = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

const STRINGS = [
  ...Object.values(HOSTILE_STRINGS),
  '<img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '%27%20or%201=1',
  'a\r\nSet-Cookie: stolen=1',
  'x\r\nBcc: everybody@example.com',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'http://127.0.0.1:5432/',
  'http://[::1]/latest/meta-data',
  '\ufeff\u200b\u200d',
  'e\u0301'.repeat(50),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'ﷺ'.repeat(300),
  'İı',
  '９９９',
  '-0',
  '0x1F',
  '1e400',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-31',
  '2026-11-01T25:61:61Z',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'toString',
]

const NUMBERS = [
  -0,
  -1,
  0.1,
  1e21,
  1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  2 ** 64,
  -(2 ** 63),
]

/** In the place of one value of a body that would do. */
export function hostileValue(known: Known): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(...STRINGS),
    fc.constantFrom<unknown>(...NUMBERS),
    fc.constantFrom(...Object.values(WRONG_VALUES)),
    fc.constantFrom(...known.ids),
    fc.constantFrom(10, 200).map(DEEP),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.jsonValue({ maxDepth: 3 }),
    fc.array(fc.constantFrom(...known.ids), { minLength: 50, maxLength: 300 }),
  )
}

export function hostileText(known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...STRINGS.map((one) => one.slice(0, 3000))),
    fc.constantFrom(...known.ids),
    fc.constantFrom(...NUMBERS.map(String)),
    fc.string({ unit: 'grapheme', maxLength: 120 }),
  )
}

/** Puts another value in one place of a value; null takes the place away. */
export function replacedSomewhere(value: unknown, pick: number, other: unknown, isGone: boolean): unknown {
  const places = placesIn(value)
  const place = places[pick % Math.max(1, places.length)] ?? []
  return replaceAt(value, place, other, isGone)
}

type Place = (string | number)[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value)) return [at, ...value.flatMap((item, index) => placesIn(item, [...at, index]))]
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]))]
}

function replaceAt(value: unknown, [key, ...rest]: Place, other: unknown, isGone: boolean): unknown {
  if (key === undefined) return other
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, other, isGone) : item))
  const copy: Record<string, unknown> = { ...(value as object) }
  if (rest.length === 0 && isGone) delete copy[key]
  else copy[key] = replaceAt(copy[key], rest, other, isGone)
  return copy
}

export type RawBody = { payload: string | Buffer; type: string; headers?: Record<string, string> }

/** Bodies as bytes: cut off, spelled otherwise, or of another kind than they say. */
export function rawBody(good: unknown): fc.Arbitrary<RawBody> {
  const json = JSON.stringify(good ?? {})
  const as = (
    payload: string | Buffer,
    type = 'application/json',
    headers?: Record<string, string>,
  ): RawBody => ({
    payload,
    type,
    ...(headers ? { headers } : {}),
  })
  return fc.oneof(
    fc.nat({ max: json.length }).map((length) => as(json.slice(0, length))),
    fc.constantFrom(...Object.values(HOSTILE_BODIES)).map((body) => as(body)),
    fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/json; charset=utf-16',
        'application/json;charset=latin1',
        'application/jsonp',
        'application/json, text/plain',
        'APPLICATION/JSON',
        ' ',
        '\u00ff/json',
        'application/octet-stream',
      )
      .map((type) => as(json, type)),
    fc
      .constantFrom('utf16le' as const, 'latin1' as const, 'base64' as const)
      .map((code) => as(Buffer.from(json, code))),
    fc.constant(as(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(json)]))),
    fc
      .constantFrom('gzip', 'br', 'deflate', 'nonsense')
      .map((code) => as(json, 'application/json', { 'content-encoding': code })),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => as(Buffer.from(bytes))),
    fc.constant(as(json.replace(/^\{/, '{"__proto__":{"roles":["admin"]},'))),
    fc.constant(as(`[${json},${json}]`)),
  )
}

/** Files that are not what they claim to be. */
export function hostileFile(good: Uint8Array): fc.Arbitrary<Buffer> {
  const bytes = Buffer.from(good)
  return fc.oneof(
    fc.nat({ max: bytes.length }).map((length) => bytes.subarray(0, length)),
    fc.nat({ max: bytes.length - 1 }).map((at) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 0xff
      return copy
    }),
    fc.uint8Array({ maxLength: 2000 }).map((drawn) => Buffer.from(drawn)),
    fc
      .constantFrom(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '%PDF-1.7\n%%EOF',
        'GIF89a<script>alert(1)</script>',
        'PK\u0003\u0004',
        '{}',
        '',
      )
      .map((text) => Buffer.from(text, 'latin1')),
    fc.constant(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])),
  )
}

/** Of a query or a path, as it would be in an address. */
export const BROKEN_ESCAPES = [
  '%',
  '%2',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%c0%ae',
  '%F0%9F',
  '+',
  '%0d%0aX:1',
  '..%2f..',
  ';',
]

export const HEADERS: Record<string, string>[] = [
  { 'accept-language': 'xx;q=9,*;q=a,'.repeat(200) },
  { 'accept-language': '\u00ff' },
  { 'x-forwarded-for': "'; drop table users --, 999.999.1.1" },
  { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'user-agent': 'x'.repeat(4000) },
  { cookie: `language=${'x'.repeat(3000)}; a=b; =; ;;` },
  { 'if-none-match': '*', range: 'bytes=0-1' },
  { 'x-request-id': 'a\tb' },
  { 'stripe-signature': 't=0,v1=00' },
  { origin: 'https://evil.example', referer: 'javascript:1' },
  { accept: 'text/html' },
]
