import {
  issueCoupon as issueCouponEndpoint,
  issueGiftCards as issueGiftCardsEndpoint,
  listAdminCredits as listAdminCreditsEndpoint,
  showAdminCredit as showAdminCreditEndpoint,
  stopCredit as stopCreditEndpoint,
} from '@roomtone/contract/credit/admin-credits'
import {
  addCredit as addCreditEndpoint,
  listCredits as listCreditsEndpoint,
} from '@roomtone/contract/credit/my-credits'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { addCredit } from './add-credit.ts'
import { issueCodes } from './issue-codes.ts'
import { listAdminCredits } from './list-admin-credits.ts'
import { listCredits } from './list-credits.ts'
import { showAdminCredit } from './show-admin-credit.ts'
import { stopCredit } from './stop-credit.ts'

const PLAIN = { percent: null, upTo: null, fromTotal: 0, uses: null } as const

export function creditRoutes(deps: Deps): Binding[] {
  return [
    bind(listCreditsEndpoint, (_, { actor }) => listCredits(deps, actor.userId)),
    bind(addCreditEndpoint, ({ body }, { actor }) => addCredit(deps, actor, body.code)),
    bind(listAdminCreditsEndpoint, ({ query }) => listAdminCredits(deps, query)),
    bind(showAdminCreditEndpoint, ({ params }) => showAdminCredit(deps, params.id)),
    bind(issueGiftCardsEndpoint, ({ body }, { actor }) =>
      issueCodes(deps, actor, { ...PLAIN, ...body, kind: 'gift_card' }),
    ),
    bind(issueCouponEndpoint, ({ body }, { actor }) =>
      issueCodes(deps, actor, { ...body, kind: 'coupon', count: 1 }),
    ),
    bind(stopCreditEndpoint, ({ params, body }, { actor }) =>
      stopCredit(deps, actor, { id: params.id, ...body }),
    ),
  ]
}
