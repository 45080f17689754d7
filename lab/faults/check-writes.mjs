/** Every write that was acknowledged is there, once, and as it was acknowledged. */
export async function checkWrites({ stage, journal }) {
  const { pool } = stage.house.database
  return [
    ...(await checkBookings(pool, journal)),
    ...(await checkSteps(pool, journal)),
    ...(await checkMessages(pool, journal)),
    ...(await checkSignatures(pool, journal)),
  ]
}

async function checkBookings(pool, journal) {
  const found = []
  const { rows } = await pool.query(
    `select booking.id, request_key as key, guest_id, lower(during) as starts_at, total_cents,
       (select count(*)::int from booking_events event where event.booking_id = booking.id and from_state is null) as begun
     from bookings booking`,
  )
  const byKey = new Map()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  for (const key of journal.tried.bookings.keys())
    if ((byKey.get(key)?.length ?? 0) > 1) found.push(`request ${key} made ${byKey.get(key).length} bookings`)
  for (const { id, key, guestId, startsAt, total } of journal.of('booking')) {
    const row = byKey.get(key)?.[0]
    if (!row) found.push(`booking ${id} was acknowledged and is not there`)
    else if (
      row.id !== id ||
      row.guest_id !== guestId ||
      row.starts_at.getTime() !== Date.parse(startsAt) ||
      row.total_cents !== total
    )
      found.push(`booking ${id} is not what was acknowledged`)
    else if (row.begun !== 1) found.push(`booking ${id} has begun ${row.begun} times`)
  }
  if (rows.length > journal.tried.bookings.size) found.push('there are more bookings than were asked for')
  return found
}

const STEPS = {
  accept: { events: ['accept'], states: ['confirmed', 'completed', 'cancelled'] },
  decline: { events: ['decline'], states: ['declined'] },
  withdrawal: { events: ['withdraw'], states: ['withdrawn'] },
  cancellation: { events: ['cancel'], states: ['cancelled'] },
}

async function checkSteps(pool, journal) {
  const found = []
  const { rows } = await pool.query(
    `select booking.id, booking.state, array_agg(event.event) as events from bookings booking
     join booking_events event on event.booking_id = booking.id group by booking.id`,
  )
  const all = new Map(rows.map((row) => [row.id, row]))
  for (const [kind, { events, states }] of Object.entries(STEPS))
    for (const { id } of journal.of(kind)) {
      const row = all.get(id)
      const times = row?.events.filter((event) => events.includes(event)).length ?? 0
      if (times !== 1)
        found.push(`${kind} of booking ${id} was acknowledged and is written down ${times} times`)
      if (row && !states.includes(row.state))
        found.push(`${kind} of booking ${id} was acknowledged and it is ${row.state}`)
    }
  const { rows: refunds } = await pool.query(
    `select booking_id as id, sum(amount_cents)::bigint as amount, count(*)::int as times from refunds group by booking_id`,
  )
  const owed = new Map(refunds.map((row) => [row.id, row]))
  for (const { id, refund } of journal.of('cancellation')) {
    const { amount = 0, times = 0 } = owed.get(id) ?? {}
    if (amount !== refund || times > 1)
      found.push(
        `booking ${id} was cancelled for ${refund} cents back, and ${amount} are in ${times} refunds`,
      )
  }
  return found
}

async function checkMessages(pool, journal) {
  const found = []
  const { rows } = await pool.query('select id, key, sender_id, conversation_id, content from messages')
  const byKey = new Map()
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row])
  for (const key of journal.tried.messages.keys())
    if ((byKey.get(key)?.length ?? 0) > 1)
      found.push(`message ${key} was sent ${byKey.get(key).length} times`)
  for (const { id, key, senderId, conversation, content } of journal.of('message')) {
    const row = byKey.get(key)?.[0]
    if (!row) found.push(`message ${id} was acknowledged and is not there`)
    else if (
      row.id !== id ||
      row.sender_id !== senderId ||
      row.conversation_id !== conversation ||
      row.content !== content
    )
      found.push(`message ${id} is not what was acknowledged`)
  }
  return found
}

async function checkSignatures(pool, journal) {
  const found = []
  const { rows } = await pool.query(
    `select release.booking_id as id, release.version, signature.party, signature.signer_id
     from release_signatures signature join releases release on release.id = signature.release_id`,
  )
  for (const { id, version, party, signerId } of journal.of('signature')) {
    const same = rows.filter((row) => row.id === id && row.version === version && row.party === party)
    if (same.length !== 1 || same[0].signer_id !== signerId)
      found.push(
        `the ${party}'s signature of booking ${id} was acknowledged and is there ${same.length} times`,
      )
  }
  return found
}

/** Read back over HTTP by who sent them, so that the store is asked too. Only those of this round. */
export async function checkFiles({ journal, people, since }) {
  const found = []
  const everyone = [...people.guests, ...people.hosts]
  for (const { id, words, ownerId, at } of journal.of('upload')) {
    if (at < since) continue
    const owner = everyone.find((person) => person.id === ownerId)
    try {
      const { base64 } = await owner.browser.call('GET', `/api/messages/files/${id}`)
      if (Buffer.from(base64, 'base64').toString() !== words)
        found.push(`file ${id} has other bytes than were sent`)
    } catch (error) {
      found.push(`file ${id} was acknowledged and cannot be read (${error.message})`)
    }
  }
  return found
}
