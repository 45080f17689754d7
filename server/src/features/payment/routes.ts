import { listReconciliations as listReconciliationsEndpoint } from '@roomtone/contract/booking/admin-bookings'
import { answerAsBank as answerAsBankEndpoint } from '@roomtone/contract/payment/answer-as-bank'
import {
  setUpPayoutAccount as setUpPayoutAccountEndpoint,
  showPayoutAccount as showPayoutAccountEndpoint,
} from '@roomtone/contract/payment/payout-account'
import { receivePaymentEvent as receivePaymentEventEndpoint } from '@roomtone/contract/payment/receive-payment-event'
import {
  changeDefaultCard as changeDefaultCardEndpoint,
  listCards as listCardsEndpoint,
  removeCard as removeCardEndpoint,
  saveCard as saveCardEndpoint,
} from '@roomtone/contract/payment/saved-cards'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { answerAsBank } from './card/answer-as-bank.ts'
import { changeDefaultCard } from './card/change-default-card.ts'
import { removeCard } from './card/remove-card.ts'
import { saveCard } from './card/save-card.ts'
import { viewCards } from './card/saved-cards.view.ts'
import { setUpPayoutAccount } from './payout-account/set-up-payout-account.ts'
import { showPayoutAccount } from './payout-account/show-payout-account.ts'
import { listReconciliations } from './reconcile/list-reconciliations.ts'
import { receiveWebhook } from './webhook/receive-webhook.ts'

export function paymentRoutes(deps: Deps): Binding[] {
  return [
    bind(listCardsEndpoint, (_, { actor }) => viewCards(deps, deps.db, actor.userId)),
    bind(saveCardEndpoint, ({ body }, { actor }) => saveCard(deps, actor, body.token)),
    bind(changeDefaultCardEndpoint, ({ params }, { actor }) => changeDefaultCard(deps, actor, params.id)),
    bind(removeCardEndpoint, ({ params }, { actor }) => removeCard(deps, actor, params.id)),
    bind(showPayoutAccountEndpoint, (_, { actor }) => showPayoutAccount(deps, actor)),
    bind(setUpPayoutAccountEndpoint, ({ body }, { actor }) => setUpPayoutAccount(deps, actor, body)),
    bind(receivePaymentEventEndpoint, async ({ bytes }, { signature }) => {
      await receiveWebhook(deps, bytes, signature)
      return undefined
    }),
    bind(answerAsBankEndpoint, async ({ body }) => {
      await answerAsBank(deps, body)
      return undefined
    }),
    bind(listReconciliationsEndpoint, () => listReconciliations(deps)),
  ]
}
