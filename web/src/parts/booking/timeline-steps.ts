import type { BookingView, TimelineEvent } from '@roomtone/contract/booking/booking'
import type { BookingState } from '@roomtone/domain/booking/process'
import { bookingWords } from '@roomtone/texts/booking/booking-words'
import { formatMoney } from '../../platform/format/money.ts'

const texts = bookingWords.timeline

export type TimelineStep = { at: string; words: string; note: string; isDone: boolean }

type Life = Pick<
  BookingView,
  | 'timeline'
  | 'party'
  | 'state'
  | 'expiresAt'
  | 'callAt'
  | 'wrapAt'
  | 'payout'
  | 'guest'
  | 'host'
  | 'isShared'
  | 'toCard'
>

/** Past events in order, and then what is still to come. */
export function timelineSteps(booking: Life): TimelineStep[] {
  const done = booking.timeline.map((event, index) => ({
    at: event.at,
    words: wordsOf(event, booking.timeline[index - 1], booking),
    note: noteOf(event, booking),
    isDone: true,
  }))
  return [...done, ...comingSteps(booking)]
}

function wordsOf(one: TimelineEvent, before: TimelineEvent | undefined, booking: Life): string {
  const { event } = one
  const who = one.helper ?? nameOf(one.party, booking)
  if (event === 'authorised') return requestSent(booking)
  if (event === 'expire' && before?.state === 'second_hold') return texts.lineEnded
  const words = texts[event]
  return typeof words === 'string' ? words : words({ who })
}

/** Gift cards and coupons cover it whole, so the card pays nothing. The host sees neither. */
function requestSent({ party, toCard }: Life): string {
  if (party === 'host') return texts.authorisedForHost
  if (party === 'guest') return toCard === 0 ? texts.covered : texts.authorised
  return toCard === 0 ? texts.coveredForAdmin : texts.authorisedForAdmin
}

/** First names, and `You` for the reader. */
function nameOf(party: TimelineEvent['party'], { party: reader, guest, host, isShared }: Life): string {
  if (party === reader && !isShared) return texts.you
  if (party === 'guest') return guest.name || texts.someone
  return party === 'host' ? host.name || texts.someone : texts.roomtone
}

function noteOf({ event, amount }: TimelineEvent, { party, toCard }: Life): string {
  // An event shows the money that has moved; a hold moves none yet.
  if (event === 'authorised')
    return party === 'host' || toCard === 0 ? '' : texts.reserved({ amount: formatMoney(toCard) })
  if (amount === 0) return ''
  const money = formatMoney(amount)
  switch (event) {
    case 'accept':
    case 'authorised_instantly':
      return texts.charged({ amount: money })
    case 'cancel':
      return texts.back({ amount: money })
    default:
      return money
  }
}

const DEADLINES: Partial<Record<BookingState, string>> = {
  awaiting_payment: texts.coming.payBy,
  pending: texts.coming.answerBy,
  offered: texts.coming.offerBy,
  second_hold: texts.coming.lineBy,
}

function comingSteps(booking: Life): TimelineStep[] {
  const { state, expiresAt, callAt, wrapAt, payout, party } = booking
  const coming = (at: string, words: string) => ({ at, words, note: '', isDone: false })
  const deadline = DEADLINES[state]
  const steps: TimelineStep[] = []
  if (deadline && expiresAt !== null) steps.push(coming(expiresAt, deadline))
  if (state === 'confirmed')
    steps.push(coming(callAt, texts.coming.starts), coming(wrapAt, texts.coming.ends))
  const isComing = payout?.state !== 'paid' && payout?.state !== 'held'
  if (payout && isComing && payout.amount > 0 && party !== 'guest')
    steps.push(coming(payout.dueAt, texts.coming.payout))
  return steps
}
