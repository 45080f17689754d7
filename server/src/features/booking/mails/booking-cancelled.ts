import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceAndStart } from './letter.ts'
import { backWords, refundWords } from './tender-words.ts'

export function bookingCancelledMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function whoCancelled(letter: Letter): string {
  if (letter.endedBy === 'admin') return 'Roomtone canceled this booking.'
  return letter.endedBy === letter.side
    ? 'You canceled this booking.'
    : `${otherName(letter)} canceled this booking.`
}

/** Who cancelled knows their own words. */
function wordsOf({ endedBy, side, endNote, endReason }: Letter) {
  return {
    ...(endedBy !== side && endNote !== '' ? { quote: endNote } : {}),
    reason: endReason === '' ? [] : [['Reason', endReason] as [string, string]],
  }
}

function toGuest(letter: Letter): Mail {
  const { refunded, refundedBesides: before, total } = letter
  const { reason, ...words } = wordsOf(letter)
  return letterMail(letter, {
    subject: `Canceled: ${spaceAndStart(letter)}`,
    preheader: refunded === 0 ? nothingBack(letter) : `${backWords(letter)}.`,
    text: [
      whoCancelled(letter),
      refunded === 0 ? noRefundWords(letter) : refundWords(letter),
      ...(before > 0 ? [`We refunded ${money(before)} earlier.`] : []),
    ],
    ...words,
    facts: [
      ...reason,
      ['Paid', money(total)],
      ...(before > 0 ? [['Refunded earlier', money(before)] as [string, string]] : []),
      ['Refund', money(refunded)],
    ],
    action: 'See the booking',
  })
}

function nothingBack({ refundedBesides }: Letter): string {
  return refundedBesides > 0 ? "There's no further refund." : "There's no refund."
}

/** An admin decides what is refunded; only a guest who cancels is held to the terms. */
function noRefundWords({ endedBy, refundedBesides, total }: Letter): string {
  if (refundedBesides > 0) return `There's no further refund of the ${money(total)} you paid.`
  return endedBy === 'guest'
    ? "Under the cancellation terms you agreed to, there's no refund."
    : `There's no refund of the ${money(total)} you paid.`
}

function toHost(letter: Letter): Mail {
  const { endedBy } = letter
  const { reason, ...words } = wordsOf(letter)
  return letterMail(letter, {
    subject: `Canceled: ${otherName(letter)} at ${spaceAndStart(letter)}`,
    preheader:
      endedBy === 'host' ? 'The guest gets a full refund.' : 'The time is open in your calendar again.',
    text: [
      whoCancelled(letter),
      endedBy === 'host'
        ? 'The guest gets a full refund, and the time stays blocked in your calendar.'
        : 'The time is open in your calendar again. The booking page shows what you still earn, if anything.',
      ...(endedBy === 'host' ? penaltyWords(letter) : []),
    ],
    ...words,
    facts: [
      ...reason,
      ['Refund to the guest', money(letter.refunded)],
      ...(letter.penalty > 0 ? [['You owe', money(letter.penalty)] as [string, string]] : []),
    ],
    action: 'See the booking',
  })
}

function penaltyWords({ penalty, isPenaltyWaived }: Letter): string[] {
  if (penalty > 0) return [`You owe ${money(penalty)}. It comes out of your next payouts.`]
  return isPenaltyWaived ? ["There's no fee this time. Canceling again within six months costs one."] : []
}
