import { call } from '../call.ts'
import type { inviteFriend, listReferrals, showReferral } from './referral.ts'

export const referralCalls = {
  show: call<typeof showReferral>('GET /api/referral'),
  list: call<typeof listReferrals>('GET /api/referral/invitations'),
  invite: call<typeof inviteFriend>('POST /api/referral/invitations'),
}
