import { randomUUID } from 'node:crypto'
import { simulatedTokenFor } from '../../../domain/dist/payment/simulated-token.js'
import { addDays } from '../../../domain/dist/time/local-date.js'
import { ZONE } from '../lib/listings.mjs'

/** Far enough that nothing counted from today comes near; bookings open two years ahead. */
const FIRST_DAY = 20
const DAYS = 640
/** From six to ten in the evening, away from the hours that clocks skip. */
const FIRST_HOUR = 6
const HOURS_A_DAY = 16
export const SLOTS = DAYS * HOURS_A_DAY
const today = new Date().toISOString().slice(0, 10)

/** The n-th hour from a few days ahead: no two of them overlap. Days come first, hours of a day after. */
function slot(n) {
  return { day: addDays(today, FIRST_DAY + (n % DAYS)), start: (FIRST_HOUR + Math.floor(n / DAYS)) * 60 }
}

/** Spread: a listing after the other, each time at its next slot, by the next person. */
export function spread(n, { guests, listings }) {
  const at = { ...slot(Math.floor(n / listings.length)) }
  return { guest: guests[n % guests.length], listing: listings[n % listings.length], ...at }
}

/** Hot: everyone wants the same space, each at another time. */
export function hot(n, { guests, listing }) {
  return { guest: guests[n % guests.length], listing, ...slot(n) }
}

export function choiceOf({ day, start }) {
  return { by: 'hour', date: day, start, hours: 1 }
}

/** `expected`: the total and the terms as the page would have shown them; all spaces here have the same. */
export function httpOf(request, expected) {
  const { guest, listing } = request
  return {
    method: 'POST',
    path: '/api/bookings',
    token: guest.token,
    wantsId: true,
    body: JSON.stringify({
      key: randomUUID(),
      propertyId: listing.id,
      choice: choiceOf(request),
      crew: 4,
      production: { title: 'Quiet Hours', kind: 'stills', purpose: 'Portraits by the window', involves: [] },
      ...expected,
      agreed: true,
      card: { token: simulatedTokenFor({ number: '4242424242424242', expiry: '12/40' }, randomUUID()) },
    }),
  }
}

/** The same as rows for pgbench: the guest, the space and the time of each request. */
export async function writeRequests(pool, { guests, listings, count, from }) {
  await pool.query(
    `create table bench_requests (n int primary key, guest uuid, session uuid, property uuid, host uuid, listing bigint,
      request_key uuid, day date, starts_at timestamptz)`,
  )
  const chosen = Array.from({ length: count }, (_, n) => spread(from + n, { guests, listings }))
  const column = (read) => chosen.map(read)
  await pool.query(
    `insert into bench_requests
     select n, guest, session, property, host, listing, gen_random_uuid(), day,
       (day + start * interval '1 minute') at time zone $8
     from unnest($1::int[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::bigint[], $7::date[], $9::int[])
       as r (n, guest, session, property, host, listing, day, start)`,
    [
      chosen.map((_, n) => n),
      column(({ guest }) => guest.id),
      column(({ guest }) => guest.sessionId),
      column(({ listing }) => listing.id),
      column(({ listing }) => listing.hostId),
      column(({ listing }) => listing.searchId),
      column(({ day }) => day),
      ZONE,
      column(({ start }) => start),
    ],
  )
  await pool.query('vacuum analyze')
}
