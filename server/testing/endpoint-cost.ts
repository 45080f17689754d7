import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { InjectOptions } from 'fastify'
import type pg from 'pg'
import { forgetDrawings } from '../src/platform/documents/draw-in-thread.ts'
import { allEndpoints, type Promised } from './all-endpoints.ts'
import { requestFor } from './authorization/requests.ts'
import { readTable } from './authorization/table.ts'
import { ACTORS, plantWorld } from './authorization/world.ts'
import { worked } from './quick-argon2.ts'
import { type Rewind, rewinding } from './rewind.ts'
import type { TestServer } from './server.ts'

const FILE = fileURLToPath(new URL('costly-endpoints.txt', import.meta.url))
const ROUNDS = 4
const HEAD = `Endpoints that cost more processor time than checking one password, as node lab/bench/endpoint-cost/run.mjs measured
them: the least of ${ROUNDS} calls, in passwords. server/src/endpoint-cost.test.ts demands a limit of each.
`

/** The routes listed in the file. */
export function costlyRoutes(): string[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => /^ *[\d.]+ {2}([A-Z]+ \/api\S+)$/.exec(line)?.[1] ?? [])
}

type Cost = { route: string; passwords: number }

/** Calls each endpoint as the first kind of person allowed to, undoes it, and lists those that cost more than a password. */
export async function measureCosts(server: TestServer): Promise<Cost[]> {
  const world = await plantWorld(server)
  const rewind = await rewinding(server)
  const password = await leastCpu(async () => {
    await argon2.hash('a password of somebody', COST)
  })
  const table = readTable()
  const costs: Cost[] = []
  const askOne = async (request: InjectOptions, token: string | null): Promise<void> => {
    const headers = { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    await server.app.inject({ ...request, headers })
  }
  for (const target of await allEndpoints()) {
    const answers = table.get(target.route)
    const actor = ACTORS.find((one) => answers?.[one] === 'ok')
    if (!actor) continue
    const before = worked.times
    const request = requestFor(world, target)
    const ms = await leastCpu(() => askOne(request, world.tokens[actor]), rewind, server.database.pool)
    // Tests check passwords at no cost; here each counts as what it is.
    const passwords = (worked.times - before) / ROUNDS
    costs.push({ route: target.route, passwords: ms / password + passwords })
  }
  return costs.sort((a, b) => b.passwords - a.passwords)
}

export function writeCosts(costs: Cost[]): void {
  const lines = costs
    .filter(({ passwords }) => passwords > 1)
    .map(({ route, passwords }) => line(route, passwords))
  writeFileSync(FILE, `${HEAD}\n${lines.join('\n')}\n`)
}

const line = (route: string, passwords: number) => `${passwords.toFixed(1).padStart(5)}  ${route}`

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
/** As `platform/crypto/passwords.ts` pays it. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Processor time of this process and of the database's connection, in ms: that of a busy machine is the same. */
async function leastCpu(work: () => Promise<void>, around: Rewind = (timed) => timed(), pool?: pg.Pool) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1)
    least = Math.min(
      least,
      await around(async () => {
        forgetDrawings()
        const backend = pool ? await backendOf(pool) : null
        const before = { ours: process.cpuUsage(), theirs: timeOf(backend) }
        await work()
        const { user, system } = process.cpuUsage(before.ours)
        return (user + system) / 1000 + timeOf(backend) - before.theirs
      }),
    )
  return least
}

async function backendOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  return rows[0].pid
}

/** Linux tells the nanoseconds of each process. */
function timeOf(pid: number | null): number {
  if (pid === null) return 0
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000_000
}

/** Without a limit of their own, though they need one. */
export async function unlimited(): Promise<string[]> {
  const costly = new Set(costlyRoutes())
  const isOpen = ({ route, endpoint }: Promised) => costly.has(route) && !endpoint.limit
  return (await allEndpoints()).filter(isOpen).map(({ route }) => route)
}
