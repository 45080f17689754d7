import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { World } from '../authorization/world.ts'
import type { Rewind } from '../rewind.ts'
import type { TestServer } from '../server.ts'
import { type Ask, asksOf } from './asking.ts'
import type { Known } from './drawn.ts'
import { faultIn, type Target } from './faults.ts'

export type Place = { server: TestServer; world: World; rewind: Rewind; known: Known }
export type Outcome = { requests: number; answers: Map<number, number>; fault: string | null }

/** So that one endpoint alone is asked the same things as among all of them. */
function seedFor(seed: number, route: string): number {
  return createHash('sha256').update(`${seed} ${route}`).digest().readInt32BE(0)
}

/** Asks one endpoint that often; the first fault is made as small as it gets, and ends it. */
export async function fuzzEndpoint(
  place: Place,
  target: Target,
  { seed, runs }: { seed: number; runs: number },
): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, answers: new Map(), fault: null }
  const asks = asksOf(place.world, target.promised, target.operation, place.known)
  const property = fc.asyncProperty(asks, async (ask) => {
    outcome.requests += 1
    const { fault, status } = await tryOut(place, target, ask)
    outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1)
    if (fault) throw new Error(fault)
  })
  const result = await fc.check(property, { seed: seedFor(seed, target.promised.route), numRuns: runs })
  if (result.failed)
    outcome.fault = `${String((result.errorInstance as Error | null)?.message)}\n  ${spelled(result.counterexample?.[0])}`
  return outcome
}

async function tryOut({ server, world, rewind }: Place, target: Target, ask: Ask) {
  const token = world.tokens[ask.actor]
  const options = {
    method: target.promised.endpoint.method,
    url: ask.url,
    ...(ask.payload === undefined ? {} : { payload: ask.payload }),
    headers: { ...ask.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  } as InjectOptions
  const logged = server.logLines.length
  const answer = await rewind(() => server.app.inject(options))
  const lines = server.logLines.splice(logged)
  const failed = lines.find((line) => line.includes('request failed'))
  const fault = failed ? `a fault of ours: ${reasonIn(failed)}` : faultIn(target, ask, answer)
  return { fault, status: answer.statusCode }
}

function reasonIn(line: string): string {
  const { err } = JSON.parse(line) as { err?: { message?: string; stack?: string } }
  return `${err?.message} ${err?.stack?.split('\n').slice(1, 6).join(' ')}`.slice(0, 900)
}

function spelled(ask: Ask | undefined): string {
  const text = JSON.stringify(ask, (_, value) =>
    value?.type === 'Buffer' ? `(bytes) ${Buffer.from(value.data).toString('base64').slice(0, 200)}` : value,
  )
  return (text ?? '').slice(0, 1500)
}
