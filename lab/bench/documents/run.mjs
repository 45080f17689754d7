// Whether a visitor waits for someone else's documents: the receipts of sixty bookings, requested together by one
// member, beside a visitor who looks at a space. node lab/bench/documents/run.mjs [--rounds=5]. Needs a build.
import { PlainError } from '../../../scripts/lib/plain-error.mjs'
import { startChild } from '../../stage/children.mjs'
import { openDatabase, openFolder } from '../../stage/database.mjs'
import { benchEnv } from '../../stage/servers.mjs'
import { atMost, median, spreadOf } from '../../stage/table.mjs'
import { choiceOf, httpOf, spread } from '../booking/requests.mjs'
import { makeListings } from '../lib/listings.mjs'
import { runPart } from '../lib/part.mjs'
import { makePeople } from '../lib/people.mjs'

const RECEIPTS = 60
const LOOKS = 40
const options = { rounds: { type: 'string', default: '5' } }

await runPart(import.meta.url, { options }, async ({ rounds }, say) => {
  const dataDir = openFolder()
  const { requestsUrl, pool } = await openDatabase(dataDir, say)
  const env = benchEnv(dataDir, { BENCH_DATABASE_URL: requestsUrl, MAX_EVENT_LOOP_DELAY: '60000' })
  const secret = env.SESSION_SECRET
  const hosts = await makePeople(pool, { count: 10, name: 'host', secret })
  const [guest] = await makePeople(pool, { count: 1, name: 'guest', secret })
  const listings = await makeListings(pool, { count: 20, hosts })
  await pool.query("update properties set booking_approval = 'instant', guest_preference = 'any'")
  const { base } = await startChild(new URL('../api/serve.mjs', import.meta.url), { env })
  say(`Booking ${RECEIPTS} times`)
  const look = `/api/properties/${listings[0].id}`
  const bookings = await book({ base, guest, listings })

  const figures = { alone: [], beside: [], receiptsMs: [] }
  // Once before it counts: the first document opens its fonts.
  await receipts(base, guest, bookings.slice(0, 1))
  await looks(base, look)
  for (let round = 0; round < Number(rounds); round += 1) {
    figures.alone.push(spreadOf(await looks(base, look)))
    // Another title on each makes them other documents: nothing of the round before helps.
    await pool.query('update bookings set production_title = $1', [`Quiet Hours ${round}`])
    const from = performance.now()
    const drawn = receipts(base, guest, bookings).then(() => performance.now() - from)
    figures.beside.push(spreadOf(await looks(base, look)))
    figures.receiptsMs.push(await drawn)
    say(`Round ${round + 1}: ${RECEIPTS} receipts in ${figures.receiptsMs.at(-1).toFixed(0)} ms`)
  }
  const alone = median(figures.alone.map(({ p50 }) => p50)).toFixed(1)
  const [middle, longest] = ['p50', 'max'].map((at) => median(figures.beside.map((round) => round[at])))
  return {
    figures,
    checks: [
      atMost('a visitor beside 60 receipts: median, ms', middle, 300, `${alone} alone`),
      atMost('a visitor beside 60 receipts: longest, ms', longest, 1000, `${alone} alone`),
    ],
  }
})

async function book({ base, guest, listings }) {
  const ids = []
  for (let n = 0; n < RECEIPTS; n += 1) {
    const request = spread(n, { guests: [guest], listings })
    const query = new URLSearchParams(choiceOf(request))
    const quote = await json(await fetch(`${base}/api/properties/${request.listing.id}/quote?${query}`))
    const expected = { expectedTotal: quote.price.total, expectedTerms: quote.terms.mark }
    const { path, body } = httpOf(request, expected)
    const headers = { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' }
    const made = await json(await fetch(base + path, { method: 'POST', headers, body }))
    if (made.state !== 'confirmed') throw new PlainError(`A booking is ${made.state}`)
    ids.push(made.id)
  }
  return ids
}

async function receipts(base, { token }, bookings) {
  const headers = { authorization: `Bearer ${token}` }
  await Promise.all(
    bookings.map(async (id) => json(await fetch(`${base}/api/bookings/${id}/receipt`, { headers }))),
  )
}

/** One after the other, as one person looks. */
async function looks(base, path) {
  const times = []
  for (let n = 0; n < LOOKS; n += 1) {
    const from = performance.now()
    await json(await fetch(base + path))
    times.push(performance.now() - from)
  }
  return times
}

async function json(answer) {
  if (!answer.ok) throw new PlainError(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
