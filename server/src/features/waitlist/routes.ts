import { inviteFromWaitlist as inviteEndpoint } from '@roomtone/contract/waitlist/invite-from-waitlist'
import { joinWaitlist as joinEndpoint } from '@roomtone/contract/waitlist/join-waitlist'
import { listWaitlist as listEndpoint } from '@roomtone/contract/waitlist/list-waitlist'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { inviteFromWaitlist } from './invite-from-waitlist.ts'
import { joinWaitlist } from './join-waitlist.ts'
import { listWaitlist } from './list-waitlist.ts'

export function waitlistRoutes(deps: Deps): Binding[] {
  return [
    bind(joinEndpoint, ({ body }, caller) => joinWaitlist(deps, body, caller)),
    bind(listEndpoint, ({ query }) => listWaitlist(deps, query)),
    bind(inviteEndpoint, ({ body }, { actor, language }) =>
      inviteFromWaitlist(deps, actor, { ids: body.ids, language }),
    ),
  ]
}
