import { allowedEvents, type BookingEvent, type BookingState, type Party } from './process.ts'
import { isOverdue } from './timers.ts'

type Facts = {
  state: BookingState
  expiresAt: Date | null
  isConfirming: boolean
  startsAt: Date
  now: Date
}

/**
 * What this side may do right now: the table's actions, without the ones whose time is up. Buttons and
 * refusals come from here.
 */
export function actionsFor(party: Party, facts: Facts): BookingEvent[] {
  const { state, startsAt, isConfirming, now } = facts
  if (isConfirming || isOverdue(facts, now)) return []
  return allowedEvents(state, party).filter(
    (event) => event !== 'cancel' || party === 'admin' || now < startsAt,
  )
}
