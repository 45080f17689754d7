import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { rawRequestFor, requestFor } from '../testing/authorization/requests.ts'
import { readTable, type Table, writeTable } from '../testing/authorization/table.ts'
import { ACTORS, type ActorName, plantWorld, type World } from '../testing/authorization/world.ts'
import { RAW_ROUTES } from '../testing/raw-routes.ts'
import { type Rewind, rewinding } from '../testing/rewind.ts'
import { useServer } from '../testing/server.ts'

const METRICS_TOKEN = 'a token that is long enough'
const server = useServer({ METRICS_TOKEN, IDENTITY_PROVIDER: 'manual' })
const promised = await allEndpoints()

let world: World
let rewind: Rewind

beforeAll(async () => {
  world = await plantWorld(server())
  rewind = await rewinding(server())
}, 300_000)

async function answerTo(request: InjectOptions, token: string | null): Promise<string> {
  const headers = { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  // The event stream has no end to wait for: a response that begins proves access, and the test hangs up.
  const answer = await server().app.inject({ ...request, headers, payloadAsStream: true })
  const body = answer.stream()
  if (answer.headers['content-type'] === 'text/event-stream') body.destroy()
  const said = body.destroyed ? '' : await text(body)
  if (answer.statusCode < 400) return 'ok'
  const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
  return `${answer.statusCode} ${isProblem ? JSON.parse(said).code : 'not_found'}`
}

/** Answers that any endpoint of that audience gives before it reads the body. */
const AT_THE_DOOR = [
  '401 unauthenticated',
  '401 session_expired',
  '401 session_not_found',
  '403 email_unconfirmed',
  '403 read_only',
]

/**
 * Callers who are turned away at the door change nothing, so they are asked together and nothing is undone.
 * If one of them gets in, the answer differs from the table.
 */
const isAtTheDoor = (answer: string | undefined, audience: string | undefined) =>
  answer !== undefined &&
  (AT_THE_DOOR.includes(answer) || (audience === 'admin' && answer === '403 forbidden'))

async function askAll(): Promise<Table> {
  const table: Table = new Map()
  const expected = readTable()
  const ask = async (route: string, request: InjectOptions, tokens: World['tokens'], audience?: string) => {
    const atTheDoor = ACTORS.filter((actor) => isAtTheDoor(expected.get(route)?.[actor], audience))
    const answers = new Map<ActorName, string>()
    await Promise.all(
      atTheDoor.map(async (actor) => answers.set(actor, await answerTo(request, tokens[actor]))),
    )
    for (const actor of ACTORS)
      if (!answers.has(actor)) answers.set(actor, await rewind(() => answerTo(request, tokens[actor])))
    table.set(route, Object.fromEntries(answers) as Record<ActorName, string>)
  }
  for (const target of promised) {
    const { audience } = target.endpoint
    const tokens = { ...world.tokens, ...(audience === 'admin' ? world.worthless : {}) }
    await ask(target.route, requestFor(world, target), tokens, audience)
  }
  for (const route of Object.keys(RAW_ROUTES)) await ask(route, rawRequestFor(world, route), world.tokens)
  return table
}

const sectionOf = (route: string) =>
  RAW_ROUTES[route]
    ? 'beside the contract'
    : (promised.find((one) => one.route === route)?.file.split('/')[0] ?? '')

it('gives everybody the answer that the table names', async () => {
  const answered = await askAll()
  if (process.env['UPDATE_AUTHORIZATION']) writeTable(answered, sectionOf)
  const expected = readTable()
  expect(
    [...answered.keys()].filter((route) => !expected.has(route)),
    'without a row',
  ).toEqual([])
  expect(
    [...expected.keys()].filter((route) => !answered.has(route)),
    'without a route',
  ).toEqual([])
  const differences = [...answered].flatMap(([route, answers]) =>
    ACTORS.filter((actor) => expected.get(route)?.[actor] !== answers[actor]).map(
      (actor) => `${route}, ${actor}: ${answers[actor]} instead of ${expected.get(route)?.[actor]}`,
    ),
  )
  expect(differences).toEqual([])
}, 1_200_000)
