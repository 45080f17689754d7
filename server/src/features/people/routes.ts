import { changeRole as changeRoleEndpoint } from '@roomtone/contract/people/change-role'
import { listPeople as listPeopleEndpoint } from '@roomtone/contract/people/list-people'
import { suspendPerson as suspendPersonEndpoint } from '@roomtone/contract/people/suspend-person'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeRole } from './change-role.ts'
import { listPeople } from './list-people.ts'
import { suspendPerson } from './suspend-person.ts'

export function peopleRoutes(deps: Deps): Binding[] {
  return [
    bind(listPeopleEndpoint, ({ query }) => listPeople(deps, query)),
    bind(changeRoleEndpoint, ({ params, body }, { actor }) =>
      changeRole(deps, actor, { subjectId: params.id, ...body }),
    ),
    bind(suspendPersonEndpoint, ({ params, body }, { actor }) =>
      suspendPerson(deps, actor, { subjectId: params.id, ...body }),
    ),
  ]
}
