import fc from 'fast-check'
import type { Schema } from './schema.ts'

type Any = fc.Arbitrary<unknown>

/** What values are drawn from beside the schema: ids that exist, and the day it is in the server. */
export type Known = { ids: readonly string[]; today: Date }

/** Values that a schema allows. One of our rules may still refuse a value, with a problem. */
export function drawnFrom(schema: Schema, known: Known, depth = 0): Any {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const members = schema.anyOf ?? schema.oneOf
  if (members) return fc.oneof(...members.map((member) => drawnFrom(member, known, depth)))
  if (schema.allOf) return mergeDrawn(schema.allOf.map((member) => drawnFrom(member, known, depth)))
  const [type, ...others] = [schema.type ?? 'anything'].flat()
  if (others.length > 0)
    return fc.oneof(
      ...[type, ...others].map((one) => drawnFrom({ ...schema, type: one ?? '' }, known, depth)),
    )
  switch (type) {
    case 'string':
      return text(schema, known)
    case 'integer':
      return whole(schema)
    case 'number':
      return fc.oneof(whole(schema), fraction(schema))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, known, depth)
    case 'object':
      return record(schema, known, depth)
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  }
}

function mergeDrawn(parts: Any[]): Any {
  return fc.tuple(...parts).map((drawn) => Object.assign({}, ...(drawn as object[])))
}

function record(
  { properties = {}, required = [], additionalProperties, propertyNames }: Schema,
  known: Known,
  depth: number,
): Any {
  const drawn = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, drawnFrom(schema, known, depth + 1)]),
  )
  const named = fc.record(drawn, { requiredKeys: required.filter((name) => name in drawn) })
  if (typeof additionalProperties !== 'object') return named
  const keys = propertyNames
    ? drawnFrom(propertyNames, known, depth + 1).map(String)
    : fc.string({ maxLength: 20 })
  const more = fc.dictionary(keys, drawnFrom(additionalProperties, known, depth + 1), { maxKeys: 4 })
  return mergeDrawn([more, named])
}

function list({ items, prefixItems, minItems = 0, maxItems }: Schema, known: Known, depth: number): Any {
  const places = prefixItems ?? (Array.isArray(items) ? items : null)
  if (places) return fc.tuple(...places.map((place) => drawnFrom(place, known, depth + 1)))
  const most = Math.max(minItems, Math.min(maxItems ?? 6, depth > 2 ? 2 : 6))
  const item = drawnFrom((items as Schema | undefined) ?? {}, known, depth + 1)
  return fc.array(item, { minLength: minItems, maxLength: most })
}

function whole({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1))
  const max = Math.floor(maximum ?? (exclusiveMaximum === undefined ? 10_000_000 : exclusiveMaximum - 1))
  const from = Math.max(min, -Number.MAX_SAFE_INTEGER)
  const to = Math.max(from, Math.min(max, Number.MAX_SAFE_INTEGER))
  return fc.oneof(
    fc.integer({ min: from, max: Math.min(to, from + 1000) }),
    fc.maxSafeInteger().map((n) => clamp(n, from, to)),
  )
}

const clamp = (n: number, from: number, to: number) => Math.min(to, Math.max(from, n))

function fraction({ minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  return fc.double({ min: minimum, max: maximum, noNaN: true })
}

const DAY = 86_400_000

/** Near enough to be booked, and far enough from our own bookings. */
function instants({ today }: Known): fc.Arbitrary<Date> {
  return fc.oneof(
    fc.integer({ min: -40, max: 400 }).map((days) => new Date(today.getTime() + days * DAY)),
    fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
  )
}

function text(schema: Schema, known: Known): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength } = schema
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.ids), fc.uuid({ version: 4 }))
  if (format === 'date') return instants(known).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return instants(known).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (pattern) return matching(pattern)
  const most = Math.max(minLength, Math.min(maxLength ?? 40, 400))
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    fc.string({ minLength, maxLength: most }),
    fc.constantFrom(...known.ids).map((id) => id.slice(0, most).padEnd(minLength, 'x')),
    maxLength === undefined ? fc.string({ minLength }) : fc.constant('w'.repeat(Math.min(maxLength, 5000))),
  )
}

const patterns = new Map<string, fc.Arbitrary<string>>()

/** Some patterns look ahead, which cannot be drawn from; for those anything is tried. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = patterns.get(pattern)
  if (known) return known
  let drawn: fc.Arbitrary<string>
  try {
    drawn = fc.stringMatching(new RegExp(pattern, 'u'))
    fc.sample(drawn, 1)
  } catch {
    drawn = fc.string({ maxLength: 60 })
  }
  patterns.set(pattern, drawn)
  return drawn
}
