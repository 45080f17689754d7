import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@roomtone/contract/account/session'
import { type Call, send, type Transport } from '@roomtone/contract/call'
import type { AnyEndpoint, Input, Reply } from '@roomtone/contract/endpoint'
import type { Role } from '@roomtone/domain/access/roles'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { allJobs, buildApp } from '../src/app.ts'
import { buildServer, type RoomtoneServer } from '../src/build-deps.ts'
import { type Config, readConfig } from '../src/config.ts'
import { MovableClock } from '../src/platform/clock.ts'
import { hashToken, newOpaqueToken } from '../src/platform/crypto/tokens.ts'
import { connect } from '../src/platform/db/database.ts'
import { drainJobs } from '../src/platform/jobs/worker.ts'
import { createLog } from '../src/platform/log.ts'
import { cloneDatabase } from './clone-database.ts'

export type TestServer = RoomtoneServer & {
  app: FastifyInstance
  clock: MovableClock
  databaseUrl: string
  /**
   * The owner of the tables, who can tamper with them or change their shape. Everything else runs as requests
   * do.
   */
  owner: pg.Pool
  logLines: string[]
  /** Calls an endpoint as a browser would, through HTTP parsing, access and serialising. */
  call<E extends AnyEndpoint>(
    target: Call<E>,
    input: Input<E>,
    options?: { token?: string | null; address?: string },
  ): Promise<Reply<E>>
  drain(): Promise<void>
  /** Jobs that failed wait before their next attempt; this makes them due. */
  bringJobsForward(): Promise<void>
  mailsTo(address: string): Promise<{ kind: string; subject: string; text: string }[]>
  aPerson(over?: Partial<NewPerson>): Promise<Person>
}

type NewPerson = {
  email: string
  password: string
  fullName: string
  roles: Role[]
  /** Whether they have shown that the mailbox is theirs; they come by an invitation's link then. */
  confirmed: boolean
}
export type Person = NewPerson & { id: string; session: Session; token: string }

/** A whole server on a database of its own, for one test file. */
export function useServer(env: Record<string, string> = {}): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await openTestServer(env)
  })
  afterAll(async () => {
    await server?.close()
  })
  return () => {
    if (!server) throw new Error('The house opens in beforeAll; use it inside a test')
    return server
  }
}

function testConfig(dataDir: string, env: Record<string, string>): Config {
  return readConfig({
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret that is long enough for tests',
    MASTER_KEY: '42'.repeat(32),
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT_SCALE: '1000',
    MAX_EVENT_LOOP_DELAY: '0',
    DEMO: 'off',
    ...env,
  })
}

async function openTestServer(env: Record<string, string>): Promise<TestServer> {
  const clone = await cloneDatabase(inject('template'))
  const dataDir = await mkdtemp(join(tmpdir(), 'roomtone-house-'))
  const clock = new MovableClock()
  const logLines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line: string) => void logLines.push(line) } })
  const server = buildServer(testConfig(dataDir, env), clone.url, log, clock)
  const app = await buildApp(server.deps, server.database.pool, server.hub, null)
  const owner = connect(clone.ownerUrl, { max: 3 })
  const handlers = allJobs(server.deps, server.mailer)
  const call: TestServer['call'] = (target, input, { token, address } = {}) =>
    send(transportOf(app, address ?? '127.0.0.1'), target, input, { token: token ?? null })
  return {
    ...server,
    app,
    clock,
    databaseUrl: clone.url,
    owner: owner.pool,
    logLines,
    call,
    drain: () => drainJobs(server.database.pool, handlers, log),
    bringJobsForward: async () => {
      await server.database.pool.query(
        'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
      )
    },
    mailsTo: (address) =>
      server.deps.db
        .selectFrom('embedded_mails')
        .select(['kind', 'subject', 'text'])
        .where('recipient', '=', address)
        .orderBy('sent_at')
        .execute(),
    aPerson: (over = {}) => createPerson(server, call, over),
    close: async () => {
      await app.close()
      await server.close()
      await owner.close()
      await clone.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function transportOf(app: FastifyInstance, address: string): Transport {
  return {
    async fetch(path, init) {
      const answer = await app.inject({
        method: init.method as 'GET',
        url: path,
        headers: init.headers,
        remoteAddress: address,
        ...(init.body === undefined ? {} : { payload: await payloadOf(init.body) }),
      })
      const headers = Object.entries(answer.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      )
      return new Response(answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers,
      })
    },
  }
}

/** `inject` knows buffers, not blobs. */
async function payloadOf(body: string | Blob): Promise<string | Buffer> {
  return typeof body === 'string' ? body : Buffer.from(await body.arrayBuffer())
}

async function createPerson(
  server: RoomtoneServer,
  call: TestServer['call'],
  over: Partial<NewPerson>,
): Promise<Person> {
  const { accountCalls } = await import('@roomtone/contract/account/account.calls')
  const person: NewPerson = {
    email: `person-${randomBytes(6).toString('hex')}@example.com`,
    password: 'Quiet1please',
    fullName: 'Ada Quill',
    roles: ['creator'],
    confirmed: true,
    ...over,
  }
  const { db, clock } = server.deps
  const now = clock.now()
  await db
    .insertInto('access_whitelist')
    .values({ email: person.email, added_at: now, source: 'admin' })
    .onConflict((conflict) => conflict.constraint('access_whitelist_pkey').doNothing())
    .execute()
  const userType = person.roles.includes('host') ? 'host' : 'creator'
  const { email, password, fullName } = person
  const invitation = person.confirmed ? await invite(server, email) : undefined
  const session = await call(accountCalls.signUp, {
    body: { email, password, fullName, userType, ...(invitation && { invitation }) },
  })
  if (person.roles.includes('admin'))
    await db
      .insertInto('user_roles')
      .values({ user_id: session.user.id, role: 'admin', granted_at: now })
      .execute()
  return { ...person, id: session.user.id, session, token: session.access_token }
}

/** What an invitation's mail carries. */
async function invite({ deps }: RoomtoneServer, email: string): Promise<string> {
  const token = newOpaqueToken()
  const now = deps.clock.now()
  await deps.db
    .insertInto('invitation_links')
    .values({
      token_hash: hashToken(token),
      email,
      purpose: 'sign_up',
      created_at: now,
      expires_at: new Date(now.getTime() + 86_400_000),
    })
    .execute()
  return token
}
