import { call } from '../call.ts'
import type { acceptInvitation, declineInvitation, showInvitation } from './invitation.ts'
import type { changeCohost, endCohost, inviteCohost, listCohosts, resendInvitation } from './share-access.ts'

export const cohostCalls = {
  list: call<typeof listCohosts>('GET /api/cohosts'),
  invite: call<typeof inviteCohost>('POST /api/cohosts'),
  change: call<typeof changeCohost>('PUT /api/cohosts/:id'),
  resend: call<typeof resendInvitation>('POST /api/cohosts/:id/resend'),
  end: call<typeof endCohost>('DELETE /api/cohosts/:id'),
  showInvitation: call<typeof showInvitation>('POST /api/cohost-invitations/show'),
  decline: call<typeof declineInvitation>('POST /api/cohost-invitations/decline'),
  accept: call<typeof acceptInvitation>('POST /api/cohost-invitations/accept'),
}
