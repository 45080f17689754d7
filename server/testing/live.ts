import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { buildServer, type RoomtoneServer } from '../src/build-deps.ts'
import { openSession } from '../src/features/session/entry.ts'
import { createAuthenticate } from '../src/features/session/find-actor.ts'
import { NO_COOKIES } from '../src/platform/http/cookies.ts'
import { handleErrors } from '../src/platform/http/error-handling.ts'
import { type Pace, registerLive } from '../src/platform/live/register-live.ts'
import type { TestServer } from './server.ts'

export type Heard = { id: number | null; kind: string; data: Record<string, unknown> }

export type Listening = {
  /** Everything so far, `hello` included. */
  heard: Heard[]
  beats: number
  headers: IncomingHttpHeaders
  /** Waits until this many events, besides `hello`, were received. */
  until(count: number): Promise<Heard[]>
  /** Resolves when the server ends it, or after `drop`. */
  over: Promise<void>
  drop(): void
}

type Resume = { after?: number | string | null; by?: 'header' | 'query' }

/** Not by fetch: it opens a new connection in place of one that was dropped, and a server that closes waits for it. */
export async function listenTo(base: string, token: string, resume: Resume = {}): Promise<Listening> {
  const { asked, answer } = await ask(base, token, resume)
  const listening = { heard: [] as Heard[], beats: 0, headers: answer.headers }
  const over = readAll(answer, listening).catch(() => {})
  const told = () => listening.heard.filter(({ kind }) => kind !== 'hello')
  return Object.assign(listening, {
    over,
    drop: () => void asked.destroy(),
    until: async (count: number) => {
      for (let tries = 0; told().length < count; tries += 1) {
        if (tries > 1000) throw new Error(`Heard ${told().length} of ${count}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      return told()
    },
  })
}

async function ask(base: string, token: string, { after, by = 'header' }: Resume) {
  const has = after !== undefined && after !== null
  const asked = get(`${base}/api/live${has && by === 'query' ? `?after=${after}` : ''}`, {
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      ...(has && by === 'header' ? { 'last-event-id': String(after) } : {}),
    },
  })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  asked.on('error', () => {})
  if (answer.statusCode === 200) return { asked, answer }
  asked.destroy()
  throw new Error(`The stream answered ${answer.statusCode}`)
}

async function readAll(body: IncomingMessage, into: Pick<Listening, 'heard' | 'beats'>): Promise<void> {
  let rest = ''
  body.setEncoding('utf8')
  for await (const chunk of body) {
    const blocks = (rest + String(chunk)).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      if (block === ':') into.beats += 1
      else into.heard.push(eventOf(block))
    }
  }
}

function eventOf(block: string): Heard {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  const id = fields.get('id')
  return {
    id: id === undefined ? null : Number(id),
    kind: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null') as Record<string, unknown>,
  }
}

export async function tellMessage(
  { deps }: Pick<RoomtoneServer, 'deps'>,
  userIds: readonly string[],
  seq: number,
): Promise<void> {
  const event = { kind: 'message' as const, conversationId: randomUUID(), seq }
  await deps.db.transaction().execute((tx) => deps.live.tell(tx, userIds, event, deps.clock.now()))
}

export type Door = RoomtoneServer & { app: FastifyInstance; base: string; shut(): Promise<void> }

/** Another server on the same database, with connections of its own, listening on a port of its own. */
export async function openDoor({ deps: { config, log, clock }, databaseUrl }: TestServer): Promise<Door> {
  const server = buildServer(config, databaseUrl, log, clock)
  const app = await buildApp(server.deps, server.database.pool, server.hub, null)
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const shut = async () => {
    await app.close()
    await server.close()
  }
  return { ...server, app, base, shut }
}

/** The stream alone, with less time between its beats. */
export async function openHurried({ deps, database, hub }: RoomtoneServer, pace: Pace) {
  const app = Fastify()
  handleErrors(app)
  registerLive(app, hub, createAuthenticate(database.pool, deps.clock, deps.config.sessionSecret), pace)
  return { app, base: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

export type Listener = { id: string; token: string }

/** People who can sign in to the stream, without the cost of as many passwords. */
export async function someListeners({ deps, database }: RoomtoneServer, count: number): Promise<Listener[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with people as (
      insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
      select 'listener-' || gen_random_uuid() || '@example.com', '', 'creator', now(), now()
      from generate_series(1, $1) returning id, email
    )
    insert into profiles (id, full_name, first_name, last_name, email, is_verified, verification_status, updated_at)
    select id, 'Ada Quill', 'Ada', 'Quill', email, true, 'verified', now() from people returning id`,
    [count],
  )
  const listeners: Listener[] = []
  for (const { id } of rows) {
    const caller = {
      actor: null,
      address: '127.0.0.1',
      userAgent: 'tests',
      requestId: randomUUID(),
      place: null,
      cookies: NO_COOKIES,
      language: 'en' as const,
      seen: null,
      signature: '',
    }
    const opened = { userId: id, deviceId: undefined, caller, now: deps.clock.now() }
    const { session } = await deps.db.transaction().execute((tx) => openSession(deps, tx, opened))
    listeners.push({ id, token: session.access_token })
  }
  return listeners
}
