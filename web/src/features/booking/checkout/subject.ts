import type { BookingView } from '@roomtone/contract/booking/booking'
import type { PropertyView } from '@roomtone/contract/listing/property'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { requestExpiresAt } from '@roomtone/domain/booking/request-deadline'
import type { CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import { refundOf } from '@roomtone/domain/cancellation/refund'
import { daysBetween } from '@roomtone/domain/time/local-date'
import { checkoutTexts as texts } from '@roomtone/texts/booking/checkout'
import { hoursWords } from '../../../parts/listing/hours-words.ts'
import { papersWords } from '../../../parts/listing/papers-words.ts'
import { momentWords } from '../../../parts/time/when.ts'

export type Price = NonNullable<QuoteView['price']>
type Rule = PropertyView['houseRules'][number]

/** What is being paid for: a choice, or a booking. */
export type Subject = {
  property: Pick<PropertyView, 'id' | 'title' | 'city' | 'state' | 'cover'> & {
    rating: number | null
    reviewCount: number
  }
  hostName: string
  timeZone: string
  startsAt: string
  endsAt: string
  callAt: string
  wrapAt: string
  by: 'hour' | 'day'
  length: number
  price: Price
  /** To the cent, with the dates at which it changes. */
  refunds: BookingView['refunds']
  refundAfter: number
  cancellationPolicy: CancellationPolicy
  isInstant: boolean
  rules: Rule[]
}

export function subjectOfQuote(property: PropertyView, quote: QuoteView, price: Price): Subject {
  const { by, hours, checkIn, checkOut, startsAt, endsAt, callAt, wrapAt } = quote.choice
  return {
    property,
    hostName: property.host.name,
    timeZone: quote.timeZone,
    startsAt,
    endsAt,
    callAt,
    wrapAt,
    by,
    length: by === 'hour' ? hours : daysBetween(checkIn, checkOut) + 1,
    price,
    refunds: quote.refunds.map((step) => ({ ...step, refund: refundOf(price, step.refundPercent) })),
    refundAfter: refundOf(price, 0),
    cancellationPolicy: quote.terms.cancellationPolicy,
    isInstant: quote.isInstant,
    rules: [hoursRule(property), ...papersRule(property), ...quote.terms.houseRules],
  }
}

export function subjectOfBooking(booking: BookingView): Subject {
  const {
    timeZone,
    startsAt,
    endsAt,
    callAt,
    wrapAt,
    by,
    length,
    price,
    refunds,
    refundAfter,
    isInstant,
    cancellationPolicy,
  } = booking
  return {
    property: { ...booking.property, rating: null, reviewCount: 0 },
    hostName: booking.host.name,
    timeZone,
    startsAt,
    endsAt,
    callAt,
    wrapAt,
    by,
    length,
    price,
    refunds,
    refundAfter,
    cancellationPolicy,
    isInstant,
    rules: booking.houseRules,
  }
}

function hoursRule({ hours, turnaroundMinutes: minutes }: PropertyView): Rule {
  const { hours: title, openWithHours, openWithMinutes } = texts.rules
  const times = hoursWords(hours)
  if (minutes === 0) return { title, body: times }
  const body =
    minutes % 60 === 0 ? openWithHours({ times, hours: minutes / 60 }) : openWithMinutes({ times, minutes })
  return { title, body }
}

/** Before anyone pays: what has to be on file before the shoot. */
function papersRule({ requires }: PropertyView): Rule[] {
  const papers = papersWords(requires)
  return papers === '' ? [] : [{ title: texts.rules.papers, body: texts.rules.bring({ papers }) }]
}

const HOUR = 3_600_000

/** Within a day of confirmation everything is refunded, if the start is far enough away. */
export function hasGrace(startsAt: string, now: Date): boolean {
  return Date.parse(startsAt) - now.getTime() >= 48 * HOUR
}

/** The host's deadline to answer: in whole hours where that is exact, else the moment. */
export function deadlineWords({ startsAt, timeZone }: Pick<Subject, 'startsAt' | 'timeZone'>, now: Date) {
  const until = requestExpiresAt(now, new Date(startsAt))
  const hours = (until.getTime() - now.getTime()) / HOUR
  return hours === 48 || hours === 2
    ? texts.next.within({ hours })
    : texts.next.by({ when: momentWords(until.toISOString(), timeZone) })
}
