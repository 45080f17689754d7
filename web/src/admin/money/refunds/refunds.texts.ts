import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'

const states: Record<AdminRefund['state'], string> = {
  asking: 'Being sent',
  pending: 'On the way',
  done: 'Refunded',
  failed: 'Failed',
}
const kinds: Record<AdminRefund['kind'], string> = {
  policy: 'Cancellation',
  goodwill: 'Goodwill',
  claim: 'Dispute',
}

export const refundsTexts = {
  title: 'Refunds',
  tool: {
    text: 'Refunds that failed or take too long.',
    note: (count: number) => (count === 0 ? 'Nothing to check' : `${count} to check`),
  },
  caption: 'Refunds',
  failed: 'We couldn’t load the refunds',
  search: 'Search by guest, space or booking',
  show: 'Show',
  shows: {
    stuck: 'To check',
    failed: 'Failed',
    waiting: 'On the way',
    done: 'Refunded',
    all: 'All',
  },
  columns: {
    refund: 'Refund',
    guest: 'Guest',
    amount: 'To the card',
    state: 'Status',
    created: 'Started',
    actions: 'Actions',
  },
  states,
  kinds,
  stuck: 'Takes too long',
  booking: (short: string) => `Open booking ${short}`,
  attempt: (count: number) => `Attempt ${count}`,
  byHand: (who: string) => `Settled by ${who}`,
  ofAll: (amount: string) => `of ${amount}`,
  empty: { title: 'Nothing to check', text: 'Refunds that fail or take too long show up here.' },
  retry: {
    button: 'Try again',
    look: 'Check again',
    nameOf: (short: string) => `Try refund ${short} again`,
    pending: 'Processing...',
    done: { title: 'Checking with the payment provider', text: 'It usually answers within a minute.' },
    failed: 'We couldn’t try this refund again',
  },
  settle: {
    button: 'Settle by hand',
    nameOf: (short: string) => `Settle refund ${short} by hand`,
    title: 'Settle by hand',
    text: (amount: string) =>
      `Record that the guest already got ${amount} back. This updates the ledger. No money is sent.`,
    through: 'How it was paid',
    throughs: {
      processor: 'To the card, at the payment provider',
      bank: 'Another way, such as a bank transfer',
    },
    reason: 'What was done',
    reasonHint: 'Include a reference. Kept in the audit log.',
    confirm: 'Settle',
    pending: 'Saving...',
    cancel: 'Not now',
    done: 'Settled by hand',
  },
}
