import { setTimeout as wait } from 'node:timers/promises'
import { step } from '../../scripts/lib/step.mjs'
import { untilUp, useServer } from './balancer.mjs'
import { limit, removeLimits } from './limiter.mjs'
import { isFailure, meet, mixOf, percentile, startLoad } from './load.mjs'
import { url } from './place.mjs'

// So little that the processes are what is short, whatever else the machine is doing.
const SHARE = 0.2
/** At full speed, for code that has not run yet is slow, and on a fifth of a core stays slow for minutes. */
const WARM_MS = 8000
const ROUNDS = 3
const SECONDS = 8
const WANTED = 1.7

/** The same load on one process and on two, by turns, each process with the same fixed share of a core. */
export async function scale(state) {
  const mix = mixOf(await meet(url)).filter(({ isWrite }) => !isWrite)
  const rates = { 1: [], 2: [] }
  await step('Both warm up', () => warmUp(mix))
  const limits = ['web1', 'web2'].map((name) => limit(state.pids[name], SHARE, name))
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await step(`Round ${round} of ${ROUNDS}: one process`, async () => {
        await useServer('web2', false)
        await untilUp(['web1'])
        rates[1].push(await measure(mix))
      })
      await step(`Round ${round} of ${ROUNDS}: two processes`, async () => {
        await useServer('web2', true)
        await untilUp(['web1', 'web2'])
        rates[2].push(await measure(mix))
      })
    }
  } finally {
    await useServer('web2', true)
    for (const { release } of limits) release()
    removeLimits()
  }
  const means = [...new Set(limits.map((each) => each.means))]
  return summarize(rates, means)
}

async function warmUp(mix) {
  const load = startLoad(url, mix, { clients: 12 })
  await wait(WARM_MS)
  await load.stop()
}

async function measure(mix) {
  const load = startLoad(url, mix, { clients: 12 })
  await wait(3000)
  const begun = performance.now()
  const before = load.answers.length
  await wait(SECONDS * 1000)
  const seconds = (performance.now() - begun) / 1000
  const during = load.answers.slice(before)
  await load.stop()
  return {
    perSecond: during.filter((answer) => !isFailure(answer)).length / seconds,
    p50: percentile(
      during.map(({ ms }) => ms),
      0.5,
    ),
    p95: percentile(
      during.map(({ ms }) => ms),
      0.95,
    ),
    failures: during.filter(isFailure).length,
  }
}

function summarize(rates, means) {
  const middle = (of, name) =>
    percentile(
      rates[of].map((round) => round[name]),
      0.5,
    )
  const rows = [1, 2].map((processes) => ({
    'web processes': processes,
    'answers a second': Math.round(middle(processes, 'perSecond') * 10) / 10,
    'p50 ms': Math.round(middle(processes, 'p50')),
    'p95 ms': Math.round(middle(processes, 'p95')),
    failures: rates[processes].reduce((sum, { failures }) => sum + failures, 0),
  }))
  const factor = Math.round((middle(2, 'perSecond') / middle(1, 'perSecond')) * 100) / 100
  console.table(rows)
  console.log(`Two processes do ${factor} times the work of one (wanted: ${WANTED}).`)
  console.log(`Each had ${SHARE * 100} % of a core, by ${means.join(' and ')}.`)
  const isGood = factor >= WANTED && rows.every(({ failures }) => failures === 0)
  return { isGood, share: SHARE, means, factor, wanted: WANTED, rounds: rates }
}
