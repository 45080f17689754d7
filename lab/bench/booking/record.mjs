import { setTimeout as wait } from 'node:timers/promises'
import { PlainError } from '../../../scripts/lib/plain-error.mjs'

/**
 * Records one real request while nothing else runs: its statements in order, and which of their values belong
 * to it.
 */
export async function recordRequest(pool, server, asking) {
  const { base } = server
  const chosen = asking.next()
  const { path, token, body } = asking.http(chosen)
  await server.ask('record')
  const askedAt = Date.now()
  const answer = await fetch(new URL(path, base), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'bench' },
    body,
  })
  const view = await answer.json()
  await wait(200)
  const { statements } = await server.ask('recorded')
  if (answer.status !== 200) throw new PlainError(`A request to book was refused: ${JSON.stringify(view)}`)
  asking.acknowledged.push(view.id)
  const { guest, listing, day } = chosen
  const names = {
    guest: guest.id,
    session: guest.sessionId,
    property: listing.id,
    host: listing.hostId,
    booking: view.id,
    payment: await paymentOf(pool, view.id),
    request_key: JSON.parse(body).key,
    day,
  }
  return {
    statements,
    request: { names, listing: listing.searchId, startsAt: Date.parse(view.startsAt), askedAt },
  }
}

async function paymentOf(pool, bookingId) {
  const { rows } = await pool.query('select id from charges where booking_id = $1', [bookingId])
  return rows[0].id
}
