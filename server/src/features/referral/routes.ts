import {
  inviteFriend as inviteFriendEndpoint,
  listReferrals as listReferralsEndpoint,
  showReferral as showReferralEndpoint,
} from '@roomtone/contract/referral/referral'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { inviteFriend } from './invite-friend.ts'
import { listReferrals } from './list-referrals.ts'
import { showReferral } from './show-referral.ts'

export function referralRoutes(deps: Deps): Binding[] {
  return [
    bind(showReferralEndpoint, (_, { actor }) => showReferral(deps, actor)),
    bind(listReferralsEndpoint, ({ query }, { actor }) => listReferrals(deps, actor, query)),
    bind(inviteFriendEndpoint, ({ body }, { actor, language }) =>
      inviteFriend(deps, actor, { ...body, language }),
    ),
  ]
}
