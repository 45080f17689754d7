import type { PayoutState } from '@roomtone/domain/payment/standing'
import { payoutReasons, payoutStates } from '@roomtone/texts/hosting/payouts'
import type { BadgeTone } from '../../../ui/badge.tsx'

const TONES: Record<PayoutState, BadgeTone> = {
  scheduled: 'wait',
  held: 'off',
  without_account: 'bad',
  sending: 'wait',
  paid: 'ok',
  refused: 'bad',
  settled: 'off',
}
const REASONS: Partial<Record<PayoutState, string>> = payoutReasons

/** The state of a payout, in a word and, where it needs one, in a sentence. */
export function payoutWords(state: PayoutState): {
  label: string
  tone: BadgeTone
  reason: string | undefined
} {
  return { label: payoutStates[state], tone: TONES[state], reason: REASONS[state] }
}

/** What only the host can fix. */
export const NEEDS_ACCOUNT: readonly PayoutState[] = ['without_account', 'refused']
