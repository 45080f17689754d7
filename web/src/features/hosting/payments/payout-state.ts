import type { PayoutRow } from '@roomtone/contract/payout/payouts'
import { payoutReasons, payoutStates } from '@roomtone/texts/hosting/payouts'
import type { BadgeTone } from '../../../ui/badge.tsx'

type State = PayoutRow['state']

const TONES: Record<State, BadgeTone> = {
  expected: 'off',
  scheduled: 'wait',
  held: 'off',
  without_account: 'bad',
  sending: 'wait',
  paid: 'ok',
  refused: 'bad',
  settled: 'off',
}
const REASONS: Partial<Record<State, string>> = payoutReasons

/** The state of a payout, in a word and, where it needs one, in a sentence. */
export function payoutWords(state: State): {
  label: string
  tone: BadgeTone
  reason: string | undefined
} {
  return { label: payoutStates[state], tone: TONES[state], reason: REASONS[state] }
}

/** What only the host can fix. */
export const NEEDS_ACCOUNT: readonly State[] = ['without_account', 'refused']
