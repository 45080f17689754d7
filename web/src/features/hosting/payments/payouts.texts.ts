import type { PayoutState } from '@roomtone/domain/payment/standing'
import type { BadgeTone } from '../../../ui/badge.tsx'

type Standing = { label: string; tone: BadgeTone; reason: string }

/** How a payout stands, in a word and in a sentence. */
export const payoutStates: Record<PayoutState, Standing> = {
  scheduled: { label: 'Scheduled', tone: 'wait', reason: '' },
  held: {
    label: 'On hold',
    tone: 'off',
    reason: 'A claim is open, or the guest’s bank disputes the payment. It waits until that’s decided.',
  },
  without_account: {
    label: 'Needs an account',
    tone: 'bad',
    reason: 'We send it as soon as your payout account is set up.',
  },
  sending: { label: 'On its way', tone: 'wait', reason: 'Your bank shows it within a few days.' },
  paid: { label: 'Paid', tone: 'ok', reason: '' },
  refused: {
    label: 'Refused',
    tone: 'bad',
    reason: 'Your bank didn’t take it. Please check your payout account so we can send it again.',
  },
  settled: { label: 'Settled', tone: 'off', reason: 'All of it covered what you owed.' },
}

/** What only the host can put right. */
export const NEEDS_ACCOUNT: readonly PayoutState[] = ['without_account', 'refused']
