import type { Unsettled } from '@roomtone/contract/privacy/close-account'
import { wordsIn } from '../../platform/documents/words.ts'

const NAMED = 4
const { money } = wordsIn('en')

/** For whoever asks without having looked at the dialog, which links to each of them. */
export function nameUnsettled(unsettled: readonly Unsettled[]): string {
  const named = unsettled.slice(0, NAMED).map(nameOne).join('; ')
  const more = unsettled.length > NAMED ? `; and ${unsettled.length - NAMED} more` : ''
  return `Settle this first: ${named}${more}.`
}

function nameOne(one: Unsettled): string {
  switch (one.kind) {
    case 'admin_role':
      return 'your admin role, which another admin takes back'
    case 'booking':
      return `the confirmed booking of ${one.title} on ${dayOf(one.startsAt, one.timeZone)}`
    case 'claim':
      return `the open case about ${one.title}`
    case 'owed_claim':
      return `${money(one.amount)} owed for ${one.title}`
    case 'debt':
      return `${money(one.amount)} that you owe from cancellations or refunds`
    case 'payout':
      return one.title === null ? 'a payout on its way' : `the payout for ${one.title}`
  }
}

function dayOf(at: string, timeZone: string): string {
  return new Date(at).toLocaleDateString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}
