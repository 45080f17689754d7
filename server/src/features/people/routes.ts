import {
  addNote as addNoteEndpoint,
  endPersonSessions,
  impersonate as impersonateEndpoint,
  removeNote as removeNoteEndpoint,
  resendPersonConfirmation,
} from '@roomtone/contract/people/care-for-person'
import { changeRole as changeRoleEndpoint } from '@roomtone/contract/people/change-role'
import { listPeople as listPeopleEndpoint } from '@roomtone/contract/people/list-people'
import { showPerson as showPersonEndpoint } from '@roomtone/contract/people/show-person'
import { suspendPerson as suspendPersonEndpoint } from '@roomtone/contract/people/suspend-person'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { changeRole } from './change-role.ts'
import { endSessionsOf, resendConfirmationTo } from './help-person.ts'
import { impersonate } from './impersonate.ts'
import { addNote, removeNote } from './keep-notes.ts'
import { listPeople } from './list-people.ts'
import { showPerson } from './show-person.ts'
import { suspendPerson } from './suspend-person.ts'

export function peopleRoutes(deps: Deps): Binding[] {
  return [
    bind(listPeopleEndpoint, ({ query }) => listPeople(deps, query)),
    bind(changeRoleEndpoint, ({ params, body }, { actor }) =>
      changeRole(deps, actor, { subjectId: params.id, ...body }),
    ),
    bind(showPersonEndpoint, ({ params }) => showPerson(deps, params.id)),
    bind(addNoteEndpoint, ({ params, body }, { actor }) =>
      addNote(deps, actor, { subjectId: params.id, text: body.text }),
    ),
    bind(removeNoteEndpoint, ({ params }, { actor }) =>
      removeNote(deps, actor, { subjectId: params.id, noteId: params.noteId }),
    ),
    bind(endPersonSessions, ({ params, body }, { actor }) =>
      endSessionsOf(deps, actor, { subjectId: params.id, reason: body.reason }),
    ),
    bind(resendPersonConfirmation, ({ params }, { actor }) => resendConfirmationTo(deps, actor, params.id)),
    bind(impersonateEndpoint, ({ params, body }, caller) =>
      impersonate(deps, caller.actor, { subjectId: params.id, reason: body.reason, caller }),
    ),
    bind(suspendPersonEndpoint, ({ params, body }, { actor }) =>
      suspendPerson(deps, actor, { subjectId: params.id, ...body }),
    ),
  ]
}
