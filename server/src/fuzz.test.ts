import { beforeAll, expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { plantWorld } from '../testing/authorization/world.ts'
import type { Target } from '../testing/fuzz/faults.ts'
import { fuzzEndpoint, type Place } from '../testing/fuzz/fuzz-endpoint.ts'
import { operationsOf } from '../testing/fuzz/schema.ts'
import { secretsOf } from '../testing/fuzz/secrets.ts'
import { rewinding } from '../testing/rewind.ts'
import { NOBODY } from '../testing/sample-inputs.ts'
import { useServer } from '../testing/server.ts'

/** `npm run fuzz` asks thousands of times; here it is a sample that is the same each time. */
const seed = Number(process.env['FUZZ_SEED'] ?? 8)
const runs = Number(process.env['FUZZ_RUNS'] ?? 10)
const only = process.env['FUZZ_ENDPOINT'] ?? ''
const from = Number(process.env['FUZZ_FROM'] ?? 1)
const isCommand = process.env['FUZZ_RUNS'] !== undefined

const server = useServer({ IDENTITY_PROVIDER: 'manual', RATE_LIMIT_SCALE: '100000' })
const promised = (await allEndpoints()).filter(({ route }) => route.includes(only))

let place: Place
let targets: Target[]

beforeAll(async () => {
  const world = await plantWorld(server())
  const ids = [...new Set([...Object.values(world.hers), world.guest.id, world.admin.id, NOBODY])]
  place = {
    server: server(),
    world,
    rewind: await rewinding(server()),
    known: { ids, today: server().clock.now() },
  }
  const secrets = await secretsOf(server(), world)
  const operations = operationsOf((await server().app.inject({ url: '/api/openapi.json' })).json())
  targets = promised.map((one) => {
    const operation = operations.find(({ route }) => route === one.route)
    if (!operation) throw new Error(`The document does not describe ${one.route}`)
    return { promised: one, operation, secrets }
  })
}, 300_000)

it(
  'answers whatever is asked as it promises: no error of ours, no other shape, nothing that must stay secret',
  async () => {
    const faults: string[] = []
    let requests = 0
    const asked = targets.slice(from - 1)
    for (const [index, target] of asked.entries()) {
      const { route } = target.promised
      const outcome = await fuzzEndpoint(place, target, { seed, runs })
      requests += outcome.requests
      if (outcome.fault) faults.push(`${route}: ${outcome.fault}`)
      if (isCommand)
        tell(
          `${String(from + index).padStart(3)}/${targets.length} ${route}  ${spread(outcome.answers)}${outcome.fault ? `\n    FAULT: ${outcome.fault}` : ''}`,
        )
    }
    if (isCommand)
      tell(`\n${asked.length} endpoints, ${requests} requests, ${faults.length} faults (seed ${seed})`)
    expect(asked.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  },
  24 * 3_600_000,
)

const tell = (line: string) => process.stderr.write(`${line}\n`)

const spread = (answers: Map<number, number>) =>
  [...answers]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}×${count}`)
    .join(' ')
