import { call } from '../call.ts'
import type { changeRole } from './change-role.ts'
import type { listPeople } from './list-people.ts'
import type { suspendPerson } from './suspend-person.ts'

export const peopleCalls = {
  list: call<typeof listPeople>('GET /api/admin/users'),
  changeRole: call<typeof changeRole>('POST /api/admin/users/:id/roles'),
  suspend: call<typeof suspendPerson>('POST /api/admin/users/:id/suspension'),
}
