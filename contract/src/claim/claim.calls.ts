import { call } from '../call.ts'
import type { decideClaim, listClaims, showClaimCase } from './admin-claims.ts'
import type {
  addEvidence,
  answerClaim,
  confirmClaimPayment,
  listBookingClaims,
  listEvidenceChoices,
  openClaim,
  payClaim,
  readEvidence,
  showClaim,
  withdrawClaim,
} from './claims.ts'

export const claimCalls = {
  ofBooking: call<typeof listBookingClaims>('GET /api/bookings/:id/claims'),
  choices: call<typeof listEvidenceChoices>('GET /api/bookings/:id/claim-evidence'),
  open: call<typeof openClaim>('POST /api/bookings/:id/claims'),
  show: call<typeof showClaim>('GET /api/claims/:id'),
  answer: call<typeof answerClaim>('POST /api/claims/:id/answer'),
  addEvidence: call<typeof addEvidence>('POST /api/claims/:id/evidence'),
  evidence: call<typeof readEvidence>('GET /api/claims/evidence/:id'),
  withdraw: call<typeof withdrawClaim>('POST /api/claims/:id/withdraw'),
  pay: call<typeof payClaim>('POST /api/claims/:id/pay'),
  confirmPayment: call<typeof confirmClaimPayment>('POST /api/claims/:id/confirm-payment'),
  list: call<typeof listClaims>('GET /api/admin/claims'),
  case: call<typeof showClaimCase>('GET /api/admin/claims/:id'),
  decide: call<typeof decideClaim>('POST /api/admin/claims/:id/decision'),
}
