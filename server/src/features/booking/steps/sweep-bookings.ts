import type { Deps } from '../../../platform/deps.ts'
import { keysAtWork } from '../../../platform/jobs/keys-at-work.ts'
import { findOver, findOverdue } from '../booking.store.ts'
import { findFreeInLine } from '../second-hold/in-line.store.ts'
import { promoteSecondHolds } from '../second-hold/promote-second-holds.ts'
import { completeBooking } from './complete-booking.ts'
import { endOverdueBooking } from './end-overdue-booking.ts'
import { findDuePayouts, findInTheAir } from './sweep.store.ts'

const MINUTE = 60_000
/** More than one sweep can do only wait for the next. */
const AT_ONCE = 500

/**
 * Catches up with whatever the clock has brought and no job has done: a worker that was down, a job that gave up.
 * Everything it starts looks for itself whether there is something to do, so that nothing is done twice.
 */
export async function sweepBookings(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await each(deps, await findOverdue(deps.db, { now, limit: AT_ONCE }), (id) => endOverdueBooking(deps, id))
  await each(deps, await findOver(deps.db, now, AT_ONCE), (id) => completeBooking(deps, id))
  await each(deps, await findFreeInLine(deps.db, now, AT_ONCE), (freed) =>
    deps.db.transaction().execute((tx) => promoteSecondHolds(deps, tx, { ...freed, now })),
  )
  await askAgain(deps, now)
}

type Again = { key: string; add: (key: string) => Promise<void> }

/** With keys: a job that waits already is brought forward and not doubled, and one that is at work is left to it. */
async function askAgain(deps: Deps, now: Date): Promise<void> {
  const again = await findUnanswered(deps, now)
  const busy = await keysAtWork(
    deps.db,
    again.map(({ key }) => key),
  )
  for (const { key, add } of again) if (!busy.has(key)) await add(key)
}

async function findUnanswered({ db, jobs }: Deps, now: Date): Promise<Again[]> {
  const before = new Date(now.getTime() - MINUTE)
  const confirmations = (await findInTheAir(db, before, AT_ONCE)).map(
    (id): Again => ({
      key: `booking:${id}:confirm`,
      add: (key) => jobs.add(db, 'capture-rent', { bookingId: id }, { key }),
    }),
  )
  const payouts = (await findDuePayouts(db, now, AT_ONCE)).map(
    (id): Again => ({
      key: `payout:${id}:release`,
      add: (key) => jobs.add(db, 'release-payout', { payoutId: id }, { key }),
    }),
  )
  return [...confirmations, ...payouts]
}

/** One that fails must not keep the others waiting; the next sweep finds it again. */
async function each<T>(deps: Deps, all: T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all)
    try {
      await work(one)
    } catch (error) {
      deps.log.warn({ err: error, about: one }, 'a booking could not be swept')
    }
}
