import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { leavesTimeForInstant } from '@roomtone/domain/availability/confirms-at-once'
import { bookingTexts as texts } from '@roomtone/texts/listing/booking'

type Terms = Pick<PropertyView, 'bookingApproval' | 'guestPreference'>
type Asked = { isInstant: boolean; choice: Pick<QuoteView['choice'], 'startsAt'> }

/** When the card is charged; before a time is chosen, by the listing's own setting. */
export function chargeNote(terms: Terms, quote: Pick<Asked, 'isInstant'> | null): string {
  const isInstant =
    quote?.isInstant ?? (terms.bookingApproval === 'instant' && terms.guestPreference !== 'experienced')
  return isInstant ? texts.instantNote : texts.note
}

/** Instant or not, and why not where the listing is instant otherwise; null where it never is. */
export function confirmationWords(terms: Terms, { isInstant, choice }: Asked, now: Date): string | null {
  if (terms.bookingApproval !== 'instant') return null
  if (isInstant) return texts.instant
  // This close to the start, the host is asked about every guest.
  const isNear = !leavesTimeForInstant(new Date(choice.startsAt), now)
  return terms.guestPreference === 'experienced' && !isNear ? texts.experiencedOnly : texts.askedFirst
}
