import { refreshSession as refreshSessionEndpoint } from '@roomtone/contract/account/refresh-session'
import { showMe } from '@roomtone/contract/account/show-me'
import { signOut as signOutEndpoint } from '@roomtone/contract/account/sign-out'
import { signOutEverywhere as signOutEverywhereEndpoint } from '@roomtone/contract/account/sign-out-everywhere'
import { endSession as endSessionEndpoint } from '@roomtone/contract/session/end-session'
import { listSessions as listSessionsEndpoint } from '@roomtone/contract/session/list-sessions'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { endOneSession } from './end-one-session.ts'
import { listSessions } from './list-sessions.ts'
import { viewMember } from './member.view.ts'
import { refreshSession } from './refresh-session.ts'
import { signOut } from './sign-out.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

export function sessionRoutes(deps: Deps): Binding[] {
  return [
    bind(refreshSessionEndpoint, ({ body }, caller) => refreshSession(deps, body.refresh_token, caller)),
    bind(signOutEndpoint, (_, { actor }) => signOut(deps, actor)),
    bind(signOutEverywhereEndpoint, (_, { actor }) => signOutEverywhere(deps, actor)),
    bind(listSessionsEndpoint, (_, { actor }) => listSessions(deps, actor)),
    bind(endSessionEndpoint, ({ params }, { actor }) => endOneSession(deps, actor, params.id)),
    bind(showMe, (_, { actor }) => viewMember(deps.db, actor.userId)),
  ]
}
