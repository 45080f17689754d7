import { sayFinding } from '../../server/dist/features/audit/findings.js'
import { verifyAudit } from '../../server/dist/features/audit/verify-audit.js'

/** What must be so whatever anybody has done. */
export async function checkHouse({ stage }) {
  const { pool } = stage.house.database
  const found = []
  const { findings } = await verifyAudit(stage.house.deps)
  for (const finding of findings) found.push(`audit: ${sayFinding(finding)}`)
  const { rows: overlaps } = await pool.query(
    `select a.id, b.id as other from holds a join holds b
     on a.premises = b.premises and a.id < b.id and a.areas && b.areas and a.during && b.during`,
  )
  for (const { id, other } of overlaps) found.push(`holds ${id} and ${other} overlap`)
  const { rows: unheld } = await pool.query(
    `select booking.id, booking.state from bookings booking left join holds hold on hold.booking_id = booking.id
     where (booking.state in ('awaiting_payment', 'pending', 'confirmed', 'completed', 'offered')) <> (hold.id is not null)`,
  )
  for (const { id, state } of unheld) found.push(`booking ${id} is ${state}, and its time says otherwise`)
  const { rows: jobs } = await pool.query(
    `select task.identifier as name, job.locked_by, job.attempts, job.max_attempts, job.last_error
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts >= job.max_attempts and job.locked_at is null`,
  )
  for (const { name, attempts, last_error: why } of jobs)
    found.push(`job ${name} was given up after ${attempts} tries: ${String(why).split('\n')[0]}`)
  return found
}

/** At least one letter for what is still true; the same one twice only where its answer may have been lost. */
export async function checkMails({ stage, since, mayRepeat }) {
  const { pool } = stage.house.database
  const found = []
  const { rows } = await pool.query(
    `select booking.id, event.event, guest.email as guest, host.email as host
     from bookings booking join booking_events event on event.booking_id = booking.id
       and event.event in ('accept', 'authorised_instantly')
     join users guest on guest.id = booking.guest_id join users host on host.id = booking.host_id
     where booking.state = 'confirmed'`,
  )
  const letters = new Map()
  for (const mail of stage.mailbox.received) {
    const booking = /(?:trips\/|booking=(?:3D)?)([0-9a-f]{8}-[0-9a-f-]{27})/.exec(mail.body)?.[1]
    const about = `${mail.kind} ${mail.to} ${booking ?? ''}`
    letters.set(about, [...(letters.get(about) ?? []), mail])
  }
  for (const { id, event, guest, host } of rows)
    for (const to of [guest, host]) {
      const got = letters.get(`booking-${event.replaceAll('_', '-')} ${to} ${id}`) ?? []
      if (got.length === 0) found.push(`${to} was never told that booking ${id} is confirmed`)
      if (new Set(got.map((mail) => mail.id)).size > 1)
        found.push(`${to} got two letters about booking ${id}`)
    }
  const times = new Map()
  for (const { id, at } of stage.mailbox.received) if (at >= since) times.set(id, (times.get(id) ?? 0) + 1)
  const repeated = [...times].filter(([, count]) => count > 1)
  if (repeated.length > 0 && !mayRepeat) found.push(`${repeated.length} letters went out twice without need`)
  return found
}

/** A process may be killed; it may not fall over. While it starts, it may end for want of a database. */
export function checkProcesses({ stage, since }) {
  return stage.lines
    .filter(
      ({ msg, time, words }) =>
        msg === 'ended by itself' && time >= since && !/DATABASE_URL cannot be reached/.test(words),
    )
    .map(
      ({ from, code, signal, words }) =>
        `${from} has ended by itself (${signal ?? code}): ${words.trim().split('\n').slice(-12).join(' / ')}`,
    )
}

/** Outside the time of a fault, no answer may be a server error. */
export function checkAnswers({ stage, answers, since, isExcused }) {
  const found = []
  const stray = stage.lines.filter(
    ({ msg, time }) => msg === 'request failed' && time >= since && !isExcused(time),
  )
  for (const { from, err } of stray.slice(0, 3))
    found.push(`${from} failed a request while nothing was wrong: ${err?.message}`)
  if (stray.length > 3) found.push(`and ${stray.length - 3} more such`)
  const wrong = answers.filter(
    ({ at, status }) => at >= since && status >= 500 && status !== 503 && !isExcused(at),
  )
  if (wrong.length > stray.length)
    found.push(
      `${wrong.length} answers of ${wrong[0].status} ${wrong[0].code ?? ''} (${wrong[0].path}) while nothing was wrong`,
    )
  for (const { at, status, retryAfter } of [...answers, ...stage.crowd])
    if (at >= since && status === 503 && !retryAfter)
      return [...found, 'an answer of 503 does not say when to come back']
  return found
}

/** Under more load than it can carry, the product turns people away but fails none of them. */
export function checkCrowd({ stage, since, isOnly }) {
  const asked = stage.crowd.filter(({ at }) => at >= since)
  const broken = asked.filter(({ status }) => status >= 500 && status !== 503)
  return isOnly && broken.length > 0
    ? [`${broken.length} of ${asked.length} in the crowd got ${broken[0].status}`]
    : []
}
