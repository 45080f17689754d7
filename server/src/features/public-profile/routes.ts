import { showPerson as showPersonEndpoint } from '@roomtone/contract/public-profile/show-person'
import { readPublic } from '../../platform/db/replica/read-public.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { showPerson } from './show-person.ts'

export function publicProfileRoutes(deps: Deps): Binding[] {
  return [
    bind(showPersonEndpoint, ({ params }, caller) =>
      readPublic(deps, caller, (from) =>
        showPerson(from, { id: params.id, isMember: caller.actor !== null }),
      ),
    ),
  ]
}
