import {
  acceptInvitation as acceptInvitationEndpoint,
  declineInvitation as declineInvitationEndpoint,
  showInvitation as showInvitationEndpoint,
} from '@roomtone/contract/cohost/invitation'
import {
  changeCohost as changeCohostEndpoint,
  endCohost as endCohostEndpoint,
  inviteCohost as inviteCohostEndpoint,
  listCohosts as listCohostsEndpoint,
  resendInvitation as resendInvitationEndpoint,
} from '@roomtone/contract/cohost/share-access'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeCohost } from './change-cohost.ts'
import { declineInvitation } from './decline-invitation.ts'
import { endCohost } from './end-cohost.ts'
import { inviteCohost } from './invite-cohost.ts'
import { listCohosts } from './list-cohosts.ts'
import { resendInvitation } from './resend-invitation.ts'
import { showInvitation } from './show-invitation.ts'

export function cohostRoutes(deps: Deps): Binding[] {
  return [
    bind(listCohostsEndpoint, (_, { actor }) => listCohosts(deps, deps.db, actor)),
    bind(inviteCohostEndpoint, ({ body }, { actor, language }) =>
      inviteCohost(deps, actor, { ...body, language }),
    ),
    bind(changeCohostEndpoint, ({ params, body }, { actor }) =>
      changeCohost(deps, actor, { id: params.id, ...body }),
    ),
    bind(resendInvitationEndpoint, ({ params }, { actor, language }) =>
      resendInvitation(deps, actor, { id: params.id, language }),
    ),
    bind(endCohostEndpoint, ({ params }, { actor }) => endCohost(deps, actor, params.id)),
    bind(showInvitationEndpoint, ({ body }, caller) => showInvitation(deps, body.token, caller)),
    bind(declineInvitationEndpoint, ({ body }, caller) => declineInvitation(deps, body.token, caller)),
    bind(acceptInvitationEndpoint, ({ body }, { actor }) => acceptInvitation(deps, actor, body.token)),
  ]
}
