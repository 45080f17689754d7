import type { Actor } from '@roomtone/domain/access/actor'
import type { Language } from '@roomtone/texts/languages'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused } from '../../platform/refused.ts'
import { lockAccount } from '../account/entry.ts'
import { endAllSessions } from '../session/entry.ts'
import { type AheadRow, deactivateProfile, findBookingsAhead, lockOpenRequests } from './closure.store.ts'
import { LIMITS } from './limits.ts'
import { refusals } from './refusals.ts'

/**
 * A pause. The listings keep what their host chose: while the account is deactivated they count as unavailable, and
 * those that were available are so again with the next sign-in.
 */
export async function deactivate(deps: Deps, { userId }: Actor): Promise<undefined> {
  await requireWithin(deps, LIMITS.deactivationsOfPerson, userId)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, userId)
    await lockOpenRequests(tx, userId)
    const ahead = await findBookingsAhead(tx, userId, now)
    if (ahead.length > 0)
      throw new Refused('bookings_ahead', { detail: (language) => nameThem(ahead, language) })
    if (await deactivateProfile(tx, userId, now)) await leave(deps, tx, userId, now)
  })
  return undefined
}

async function leave(deps: Deps, tx: Tx, userId: string, now: Date): Promise<void> {
  await deps.audit.record(tx, {
    now,
    actorId: userId,
    action: 'account.deactivated',
    subjectType: 'user',
    subjectId: userId,
  })
  await endAllSessions(deps, tx, { userId, actorId: userId, because: 'deactivated', now })
  await deps.jobs.add(tx, 'project-listings-of', { userId })
  await deps.jobs.add(tx, 'end-requests-of', { userId, actorId: userId })
  await deps.jobs.add(tx, 'send-mail', { mail: 'deactivated', about: { userId } })
}

const NAMED = 3

function nameThem(ahead: AheadRow[], language: Language): string {
  const { bookingsAhead, bookingOn, andMoreBookings } = refusals(language)
  const named = ahead.slice(0, NAMED).map(({ title, startsAt, timeZone }) => {
    return bookingOn({ title, day: { at: startsAt, timeZone } })
  })
  const bookings = named.join('; ')
  const count = ahead.length - NAMED
  return bookingsAhead({ bookings: count > 0 ? andMoreBookings({ bookings, count }) : bookings })
}
