import type { Mail } from '../../../platform/mail/layout/mail.ts'
import { type Letter, letterMail, money, otherName, spaceName } from './letter.ts'
import { backWords, refundWords } from './tender-words.ts'

export function bookingCancelledMail(letter: Letter): Mail {
  return letter.side === 'guest' ? toGuest(letter) : toHost(letter)
}

function whoCancelled(letter: Letter): string {
  if (letter.endedBy === 'admin') return 'Roomtone has cancelled this booking.'
  return letter.endedBy === letter.side
    ? 'You have cancelled this booking.'
    : `${otherName(letter)} has cancelled this booking.`
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
    subject: `Cancelled: ${spaceName(letter)}`,
    preheader: refunded === 0 ? nothingBack(letter) : `${backWords(letter)}.`,
    heading: 'Your booking is cancelled.',
    text: [
      whoCancelled(letter),
      refunded === 0 ? noRefundWords(letter) : refundWords(letter),
      ...(before > 0 ? [`${money(before)} was given back to you before.`] : []),
    ],
    ...words,
    facts: [
      ...reason,
      ['Paid', money(total)],
      ...(before > 0 ? [['Given back before', money(before)] as [string, string]] : []),
      ['Goes back', money(refunded)],
    ],
    action: 'See the booking',
  })
}

function nothingBack({ refundedBesides }: Letter): string {
  return refundedBesides > 0 ? 'Nothing more comes back.' : 'Nothing of the price comes back.'
}

function noRefundWords({ refundedBesides, total }: Letter): string {
  return refundedBesides > 0
    ? `Nothing more of the ${money(total)} you paid comes back.`
    : 'By the cancellation terms you agreed to, nothing of the price comes back.'
}

function toHost(letter: Letter): Mail {
  const { endedBy } = letter
  const { reason, ...words } = wordsOf(letter)
  return letterMail(letter, {
    subject: `Cancelled: ${otherName(letter)} at ${spaceName(letter)}`,
    preheader: endedBy === 'host' ? 'The guest gets everything back.' : 'The time is free in your calendar.',
    heading: 'A booking is cancelled.',
    text: [
      whoCancelled(letter),
      endedBy === 'host'
        ? 'The guest gets everything back, and the time stays blocked in your calendar.'
        : 'The time is free in your calendar. What you still receive for it, if anything, is on the page of the booking.',
      ...(endedBy === 'host' ? penaltyWords(letter) : []),
    ],
    ...words,
    facts: [
      ...reason,
      ['Goes back to the guest', money(letter.refunded)],
      ...(letter.penalty > 0 ? [['You owe', money(letter.penalty)] as [string, string]] : []),
    ],
    action: 'See the booking',
  })
}

function penaltyWords({ penalty, isPenaltyWaived }: Letter): string[] {
  if (penalty > 0) return [`You owe ${money(penalty)}, which comes out of your next payouts.`]
  return isPenaltyWaived ? ['This one is free for you; the next within six months is not.'] : []
}
