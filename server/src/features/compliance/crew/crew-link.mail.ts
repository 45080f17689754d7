import { crewLinkStanding } from '@roomtone/domain/compliance/crew-window'
import type { Deps } from '../../../platform/deps.ts'
import type { Composer } from '../../../platform/mail/send-mail.ts'
import { findBooking, shootTimesOf } from '../../booking/entry.ts'
import { crewLinkMail } from '../mails/crew-link.ts'
import { findCrewTerms, findGuestName } from './call-sheet.store.ts'
import { findLink } from './crew-link.store.ts'
import { crewLinkUrl } from './crew-token.ts'

/** Only while the link is good: one that was taken back before its mail left is never sent. */
export function crewLinkComposer(deps: Deps): Composer {
  const { db, clock, keys, config } = deps
  return async ({ linkId = '' }) => {
    const now = clock.now()
    const link = await findLink(db, linkId, now)
    const booking = link ? await findBooking(db, link.bookingId) : undefined
    if (!link || !booking) return null
    const { state, starts_at: startsAt, ends_at: endsAt } = booking
    const { title, hoursBefore } = await findCrewTerms(db, booking.property_id)
    if (crewLinkStanding({ state, startsAt, endsAt, hoursBefore, now }) === 'over') return null
    const person = await keys.open(db, booking.id, link.personal)
    if (!person?.['email']) return null
    return {
      to: person['email'],
      mail: crewLinkMail({
        fullName: person['name'] ?? '',
        role: person['role'] ?? '',
        from: await findGuestName(db, booking.guest_id),
        production: booking.production_title,
        title,
        startsAt,
        endsAt,
        ...shootTimesOf(booking),
        timeZone: booking.time_zone,
        code: link.code,
        url: crewLinkUrl(deps, link.id),
        publicUrl: config.publicUrl,
        supportEmail: config.supportEmail,
      }),
    }
  }
}
