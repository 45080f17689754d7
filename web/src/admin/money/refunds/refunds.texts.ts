import type { AdminRefund } from '@roomtone/contract/booking/admin-refunds'

const states: Record<AdminRefund['state'], string> = {
  asking: 'Being sent',
  pending: 'On its way',
  done: 'Gone back',
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
    text: 'Money that did not reach a card again, or takes too long.',
    note: (count: number) => (count === 0 ? 'Nothing to look at' : `${count} to look at`),
  },
  caption: 'Refunds',
  failed: 'The refunds could not be loaded',
  search: 'Search by guest, space or booking',
  show: 'Show',
  shows: {
    stuck: 'Needs a look',
    failed: 'Failed',
    waiting: 'On their way',
    done: 'Gone back',
    all: 'All',
  },
  columns: {
    refund: 'Refund',
    guest: 'Guest',
    amount: 'To the card',
    state: 'State',
    created: 'Since',
    actions: 'Actions',
  },
  states,
  kinds,
  stuck: 'Takes too long',
  booking: (short: string) => `Open booking ${short}`,
  attempt: (count: number) => `Attempt ${count}`,
  byHand: (who: string) => `By hand, ${who}`,
  ofAll: (amount: string) => `of ${amount}`,
  empty: { title: 'Every refund has gone back', text: 'What fails or hangs shows up here.' },
  retry: {
    button: 'Try again',
    look: 'Look again',
    nameOf: (short: string) => `Try refund ${short} again`,
    pending: 'Asking',
    done: { title: 'Asked again', text: 'The payment provider answers within moments.' },
    failed: 'It could not be asked for again',
  },
  settle: {
    button: 'Settle by hand',
    nameOf: (short: string) => `Settle refund ${short} by hand`,
    title: 'Settle by hand',
    text: (amount: string) =>
      `Write down that the guest has ${amount} back. The ledger follows; nothing is sent.`,
    through: 'How it was paid',
    throughs: {
      processor: 'To the card, at the payment provider',
      bank: 'In another way, past the payment provider',
    },
    reason: 'What was done',
    reasonHint: 'A reference helps whoever reads the audit log.',
    confirm: 'Settle',
    pending: 'Settling',
    cancel: 'Not now',
    done: 'Settled by hand',
  },
}
