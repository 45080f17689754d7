import { textClassOf } from '@roomtone/contract/text-class'
import type { TextClass } from '@roomtone/domain/moderation/text-class'
import { beforeAll, expect, it } from 'vitest'
import { allEndpoints, type Promised } from '../testing/all-endpoints.ts'
import { requestFor } from '../testing/authorization/requests.ts'
import { readTable } from '../testing/authorization/table.ts'
import { ACTORS, type ActorName, plantWorld, type World } from '../testing/authorization/world.ts'
import { type Rewind, rewinding } from '../testing/rewind.ts'
import { useServer } from '../testing/server.ts'
import { stringsOf } from '../testing/strings-of.ts'

const THREAT = 'I will find you and hurt you'
const CONTACT = 'Call 213 373 4253'

/** Who sends it, where the state would refuse the table's own request. */
const WRITERS: Record<string, ActorName> = {
  'POST /api/bookings/:id/claims': 'guest',
  'POST /api/hosting/listings/:id/feeds': 'owner',
  'PATCH /api/hosting/listings/:id': 'owner',
}

/** Between people of this world who have booked before: contacts are open. text-moderation.test.ts has strangers. */
const KNOWN = ['POST /api/bookings/:id/decline']

/** Checked in another place, by which test. */
const ELSEWHERE: Record<string, string> = {
  'POST /api/account/sign-up': 'text-moderation.test.ts: there is no author yet',
  'PUT /api/drafts/:id': 'text-moderation.test.ts: a draft is checked when it is submitted',
  'POST /api/hosting/listings/:id/duplicate': 'a title of a draft, which is checked when it is submitted',
  'POST /api/hosting/premises/:id/spaces': 'a title of a draft, which is checked when it is submitted',
  'PUT /api/bookings/:id/reviews': 'review.test.ts: of a booking that is over',
  'POST /api/conversations/:id/messages': 'send-message.test.ts: messages have a code of their own',
}

const server = useServer({ IDENTITY_PROVIDER: 'manual' })
const table = readTable()
const promised = await allEndpoints()

type Field = { target: Promised; field: string; class: TextClass }

const fields: Field[] = promised.flatMap((target) =>
  target.endpoint.body && !(target.route in ELSEWHERE)
    ? stringsOf(target.endpoint.body).flatMap(({ field, schema }) => {
        const textClass = textClassOf(schema)
        return textClass && textClass !== 'private' ? [{ target, field, class: textClass }] : []
      })
    : [],
)

let world: World
let rewind: Rewind

beforeAll(async () => {
  world = await plantWorld(server())
  rewind = await rewinding(server())
}, 600_000)

function writerOf(route: string): ActorName | undefined {
  return WRITERS[route] ?? ACTORS.find((actor) => table.get(route)?.[actor] === 'ok')
}

/** The body of the table, with other words in one field. */
function withWords(body: unknown, path: string[], words: string): unknown {
  const [key = '', ...rest] = path
  if (path.length === 0) return words
  const name = key.replace('[]', '')
  const before = ((body ?? {}) as Record<string, unknown>)[name]
  if (!key.endsWith('[]')) return { ...(body ?? {}), [name]: withWords(before, rest, words) }
  const [first = { title: 'Shoes', body: 'Off, please' }] = Array.isArray(before) ? before : []
  return { ...(body ?? {}), [name]: [withWords(first, rest, words)] }
}

async function write({ target, field }: Field, words: string) {
  const actor = writerOf(target.route)
  if (!actor) throw new Error(`Nobody may ask for ${target.route}`)
  const request = requestFor(world, target)
  const token = world.tokens[actor]
  return rewind(async () => {
    const answer = await server().app.inject({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
      payload: withWords(request.payload, field.split('.'), words) as object,
    })
    return { status: answer.statusCode, problem: answer.statusCode < 300 ? null : answer.json() }
  })
}

const pathOf = (field: string) => field.replaceAll('[]', '.0')

it('refuses a threat in every text that someone else reads, and names field and words', async () => {
  const wrong: string[] = []
  for (const one of fields) {
    const { status, problem } = await write(one, THREAT)
    const isRefused = status === 422 && problem?.code === 'text_flagged'
    const isNamed = problem?.texts?.[0]?.field === pathOf(one.field) && problem.reasons?.length > 0
    if (!isRefused || !isNamed)
      wrong.push(`${one.target.route} ${one.field}: ${status} ${JSON.stringify(problem)}`)
  }
  expect(wrong).toEqual([])
  expect(fields.length).toBeGreaterThan(40)
}, 600_000)

it('refuses contact details where contacts are not open, and there alone', async () => {
  const wrong: string[] = []
  for (const one of fields) {
    const { status, problem } = await write(one, CONTACT)
    const isRefused = problem?.code === 'text_flagged'
    const isOpen = one.class === 'after_confirmation' || KNOWN.includes(one.target.route)
    if (isRefused === isOpen)
      wrong.push(`${one.target.route} ${one.field} (${one.class}): ${status} ${problem?.code ?? 'ok'}`)
  }
  expect(wrong).toEqual([])
}, 600_000)

it('keeps no exception for a route that is gone', () => {
  const routes = promised.map(({ route }) => route)
  expect(
    [...Object.keys(ELSEWHERE), ...Object.keys(WRITERS)].filter((route) => !routes.includes(route)),
  ).toEqual([])
})
