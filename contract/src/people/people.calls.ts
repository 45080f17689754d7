import { call } from '../call.ts'
import type {
  addNote,
  endPersonSessions,
  impersonate,
  removeNote,
  removePersonFactors,
  resendPersonConfirmation,
} from './care-for-person.ts'
import type { changeRole } from './change-role.ts'
import type { listPeople } from './list-people.ts'
import type { showPerson } from './show-person.ts'
import type { suspendPerson } from './suspend-person.ts'

export const peopleCalls = {
  list: call<typeof listPeople>('GET /api/admin/users'),
  show: call<typeof showPerson>('GET /api/admin/users/:id'),
  changeRole: call<typeof changeRole>('POST /api/admin/users/:id/roles'),
  suspend: call<typeof suspendPerson>('POST /api/admin/users/:id/suspension'),
  addNote: call<typeof addNote>('POST /api/admin/users/:id/notes'),
  removeNote: call<typeof removeNote>('DELETE /api/admin/users/:id/notes/:noteId'),
  endSessions: call<typeof endPersonSessions>('POST /api/admin/users/:id/end-sessions'),
  resendConfirmation: call<typeof resendPersonConfirmation>('POST /api/admin/users/:id/resend-confirmation'),
  removeFactors: call<typeof removePersonFactors>('POST /api/admin/users/:id/remove-factors'),
  impersonate: call<typeof impersonate>('POST /api/admin/users/:id/impersonation'),
}
