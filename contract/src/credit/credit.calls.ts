import { call } from '../call.ts'
import type {
  issueCoupon,
  issueGiftCards,
  listAdminCredits,
  showAdminCredit,
  stopCredit,
} from './admin-credits.ts'
import type { addCredit, listCredits } from './my-credits.ts'

export const creditCalls = {
  list: call<typeof listCredits>('GET /api/credits'),
  add: call<typeof addCredit>('POST /api/credits'),
}

export const adminCreditCalls = {
  list: call<typeof listAdminCredits>('GET /api/admin/credits'),
  show: call<typeof showAdminCredit>('GET /api/admin/credits/:id'),
  issueGiftCards: call<typeof issueGiftCards>('POST /api/admin/gift-cards'),
  issueCoupon: call<typeof issueCoupon>('POST /api/admin/coupons'),
  stop: call<typeof stopCredit>('POST /api/admin/credits/:id/stop'),
}
