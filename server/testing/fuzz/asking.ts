import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Promised } from '../all-endpoints.ts'
import { requestFor } from '../authorization/requests.ts'
import type { ActorName, World } from '../authorization/world.ts'
import { drawnFrom, type Known } from './drawn.ts'
import {
  BROKEN_ESCAPES,
  HEADERS,
  hostileFile,
  hostileText,
  hostileValue,
  rawBody,
  replacedSomewhere,
} from './hostile.ts'
import type { Operation, Parameter } from './schema.ts'

/** One request by one person. */
export type Ask = {
  actor: ActorName
  url: string
  payload?: unknown
  headers?: Record<string, string>
}

const ASKING: ActorName[] = [
  'anonymous',
  'newcomer',
  'stranger',
  'other host',
  'co-host',
  'guest',
  'owner',
  'admin',
]

/** The person whom the endpoint is for asks most often: once they are let in, there is more to break. */
const actorFor = ({ endpoint: { audience } }: Promised): fc.Arbitrary<ActorName> => {
  const inside: Record<string, ActorName[]> = { admin: ['admin'], host: ['owner', 'other host', 'co-host'] }
  return fc.oneof(
    {
      arbitrary: fc.constantFrom<ActorName>(...(inside[audience] ?? (['guest', 'owner'] as const))),
      weight: 3,
    },
    { arbitrary: fc.constantFrom(...ASKING), weight: 2 },
  )
}

/** Everything that is tried on an operation: as its schema allows, almost so, and not at all. */
export function asksOf(
  world: World,
  promised: Promised,
  operation: Operation,
  known: Known,
): fc.Arbitrary<Ask> {
  const good = requestFor(world, promised)
  const [goodPath = '', goodQuery = ''] = String(good.url).split('?')
  const base = { goodPath, goodQuery, good, operation, known }
  const rest = fc.record({
    actor: actorFor(promised),
    path: pathOf(base),
    query: queryOf(base),
    headers: headersOf(),
  })
  return fc.tuple(rest, bodyOf(base)).map(([{ actor, path, query, headers }, body]) => {
    const all = { ...good.headers, ...body.headers, ...headers } as Record<string, string>
    return {
      actor,
      url: `${path}${query === '' ? '' : `?${query}`}`,
      ...(body.payload === undefined ? {} : { payload: body.payload }),
      ...(Object.keys(all).length > 0 ? { headers: all } : {}),
    }
  })
}

type Base = { goodPath: string; goodQuery: string; good: InjectOptions; operation: Operation; known: Known }

function pathOf({ goodPath, operation, known }: Base): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((one) => one.in === 'path')
  if (parameters.length === 0) return fc.constant(goodPath)
  const filled = (fill: (parameter: Parameter) => fc.Arbitrary<string>) =>
    fc
      .tuple(...parameters.map(fill))
      .map((values) =>
        parameters.reduce((path, { name }, n) => path.replace(`:${name}`, values[n] ?? ''), operation.path),
      )
  const drawn = ({ schema }: Parameter) => drawnFrom(schema, known).map((value) => inAddress(String(value)))
  return fc.oneof(
    { arbitrary: fc.constant(goodPath), weight: 7 },
    { arbitrary: filled(drawn), weight: 2 },
    {
      arbitrary: filled(() =>
        fc.oneof(hostileText(known).map(inAddress), fc.constantFrom(...BROKEN_ESCAPES)),
      ),
      weight: 1,
    },
  )
}

/** Half a pair has no spelling in an address. */
const inAddress = (text: string) => encodeURIComponent(text.toWellFormed())

function queryOf({ goodQuery, operation, known }: Base): fc.Arbitrary<string> {
  const parameters = operation.parameters.filter((one) => one.in === 'query')
  if (parameters.length === 0)
    return fc.oneof(
      { arbitrary: fc.constant(''), weight: 9 },
      { arbitrary: fc.constant('a=1&a=2&__proto__=1'), weight: 1 },
    )
  const pair = (name: string, value: unknown) => `${name}=${inAddress(String(value))}`
  const drawn = fc
    .record(Object.fromEntries(parameters.map(({ name, schema }) => [name, drawnFrom(schema, known)])), {
      requiredKeys: parameters.flatMap(({ name, required }) => (required ? [name] : [])),
    })
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => pair(name, value))
        .join('&'),
    )
  const hostile = fc
    .array(
      fc.tuple(
        fc.constantFrom(...parameters.map(({ name }) => name)),
        fc.oneof(hostileText(known).map(inAddress), fc.constantFrom(...BROKEN_ESCAPES)),
        fc.constantFrom('=', '[]=', '[a]=', ''),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((list) => list.map(([name, value, between]) => `${name}${between}${value}`).join('&'))
  const mixed = fc.tuple(fc.constant(goodQuery), hostile).map((both) => both.filter(Boolean).join('&'))
  return fc.oneof(
    { arbitrary: fc.constant(goodQuery), weight: 2 },
    { arbitrary: drawn, weight: 4 },
    { arbitrary: hostile, weight: 2 },
    { arbitrary: mixed, weight: 2 },
  )
}

type Body = { payload?: unknown; headers?: Record<string, string> }

function bodyOf({ good, operation: { body, method }, known }: Base): fc.Arbitrary<Body> {
  if (!body)
    return method === 'GET' ? fc.constant({}) : fc.constantFrom<Body>({}, { payload: {} }, { payload: [1] })
  if (body.type !== 'application/json' || Buffer.isBuffer(good.payload) || typeof good.payload === 'string')
    return fileBody(good)
  const sample = good.payload as object
  const drawn = drawnFrom(body.schema, known)
  const pick = fc.nat({ max: 60 })
  const redrawn = fc
    .tuple(drawn, fc.infiniteStream(fc.boolean()))
    .map(([other, keep]) => mixed(sample, other, () => Boolean(keep.next().value)))
  const hostile = fc
    .tuple(fc.oneof(fc.constant(sample), drawn), pick, hostileValue(known), fc.boolean(), fc.boolean())
    .map(([value, place, other, isGone, isLess]) => replacedSomewhere(value, place, other, isGone && isLess))
  const json = (payload: unknown) => ({ payload: asObject(payload), ...asJson(payload) })
  return fc.oneof(
    { arbitrary: fc.constant<Body>({ payload: sample }), weight: 2 },
    { arbitrary: drawn.map(json), weight: 3 },
    { arbitrary: redrawn.map(json), weight: 4 },
    { arbitrary: hostile.map(json), weight: 4 },
    {
      arbitrary: rawBody(sample).map(({ payload, type, headers }) => ({
        payload,
        headers: { 'content-type': type, ...headers },
      })),
      weight: 2,
    },
  )
}

/** `inject` writes objects down itself and takes text for what it is. */
const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null ? value : (JSON.stringify(value) ?? '')
const asJson = (value: unknown): Body =>
  typeof value === 'object' && value !== null ? {} : { headers: { 'content-type': 'application/json' } }

/** Some fields as they would do, the others as the schema allows. */
function mixed(sample: object, other: unknown, isKept: () => boolean): unknown {
  if (typeof other !== 'object' || other === null || Array.isArray(other)) return other
  const kept = Object.entries(sample).filter(() => isKept())
  return { ...sample, ...other, ...Object.fromEntries(kept) }
}

function fileBody(good: InjectOptions): fc.Arbitrary<Body> {
  const bytes = Buffer.from(good.payload as Buffer | string)
  return fc.oneof(
    { arbitrary: fc.constant<Body>({ payload: bytes }), weight: 1 },
    { arbitrary: hostileFile(bytes).map((payload) => ({ payload })), weight: 8 },
    {
      arbitrary: fc
        .constantFrom('application/json', 'image/jpeg', 'text/html', 'multipart/form-data; boundary=x')
        .map((type) => ({ payload: bytes, headers: { 'content-type': type } })),
      weight: 1,
    },
  )
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  return fc.oneof(
    { arbitrary: fc.constant({}), weight: 9 },
    { arbitrary: fc.constantFrom(...HEADERS), weight: 1 },
  )
}
