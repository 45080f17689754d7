import { call } from '../call.ts'
import type { answerAsBank } from './answer-as-bank.ts'
import type { setUpPayoutAccount, showPayoutAccount } from './payout-account.ts'
import type { receivePaymentEvent } from './receive-payment-event.ts'
import type { changeDefaultCard, listCards, removeCard, saveCard } from './saved-cards.ts'

export const paymentCalls = {
  cards: call<typeof listCards>('GET /api/payments/cards'),
  saveCard: call<typeof saveCard>('POST /api/payments/cards'),
  changeDefault: call<typeof changeDefaultCard>('POST /api/payments/cards/:id/default'),
  removeCard: call<typeof removeCard>('DELETE /api/payments/cards/:id'),
  payoutAccount: call<typeof showPayoutAccount>('GET /api/payouts/account'),
  setUpPayoutAccount: call<typeof setUpPayoutAccount>('POST /api/payouts/account'),
  receiveEvent: call<typeof receivePaymentEvent>('POST /api/webhooks/payments'),
  answerAsBank: call<typeof answerAsBank>('POST /api/simulated-bank'),
}
