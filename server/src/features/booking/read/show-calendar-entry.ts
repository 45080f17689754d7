import type { BookingView } from '@roomtone/contract/booking/booking'
import type { showCalendarEntry as showCalendarEntryEndpoint } from '@roomtone/contract/booking/booking-files'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import { type BookingState, isFinal } from '@roomtone/domain/booking/process'
import { textsIn } from '@roomtone/texts/all/booking/calendar-entry'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../../platform/deps.ts'
import { type CalendarEntry, writeCalendarEntry } from '../../../platform/feeds/write-calendar.ts'
import { findLanguageOf } from '../../session/entry.ts'
import { bookingLink } from './booking-link.ts'
import { findEvents } from './booking-read.store.ts'
import { revealAccess } from './reveal-access.ts'
import { viewBooking } from './view-booking.ts'

/** The address is in it for those who may know it now, and taking it along is recorded like reading it. */
export async function showCalendarEntry(
  deps: Deps,
  actor: Actor,
  id: string,
  language: Language,
): Promise<Reply<typeof showCalendarEntryEndpoint>> {
  const booking = await viewBooking(deps, deps.db, actor, id)
  const { property, production, party } = booking
  const steps = await findEvents(deps.db, id)
  const { calendarEntry } = textsIn((await findLanguageOf(deps.db, actor.userId)) ?? language)
  const url = bookingLink(deps, party === 'host' ? 'host' : 'guest', id)
  const file = writeCalendarEntry(
    {
      uid: `booking-${id}@${new URL(deps.config.publicUrl).hostname}`,
      sequence: Math.max(0, steps.length - 1),
      status: statusOf(booking.state),
      summary: calendarEntry.summary({ production: production.title, title: property.title }),
      description: isAllShoot(booking)
        ? calendarEntry.description({ url })
        : `${calendarEntry.shoot({ shoot: shootOf(booking) })}\n${calendarEntry.description({ url })}`,
      location: booking.canReveal ? await addressFor(deps, actor, id) : `${property.city}, ${property.state}`,
      url,
      startsAt: new Date(booking.startsAt),
      endsAt: new Date(booking.endsAt),
    },
    deps.clock.now(),
  )
  return {
    fileName: `roomtone-${id.slice(0, 8)}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    base64: Buffer.from(file).toString('base64'),
  }
}

async function addressFor(deps: Deps, actor: Actor, id: string): Promise<string> {
  const { address, city, state, zip } = await revealAccess(deps, actor, id)
  return `${address}, ${city}, ${state} ${zip}`
}

/** The entry takes all the time that is booked; without prep and strike there is no more to say. */
function isAllShoot({ startsAt, callAt, wrapAt, endsAt }: BookingView): boolean {
  return startsAt === callAt && wrapAt === endsAt
}

function shootOf({ callAt, wrapAt, timeZone }: BookingView) {
  return { from: new Date(callAt), until: new Date(wrapAt), timeZone }
}

function statusOf(state: BookingState): CalendarEntry['status'] {
  if (state === 'confirmed' || state === 'completed') return 'CONFIRMED'
  return isFinal(state) ? 'CANCELLED' : 'TENTATIVE'
}
