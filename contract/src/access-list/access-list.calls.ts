import { call } from '../call.ts'
import type { addAccess } from './add-access.ts'
import type { listAccess } from './list-access.ts'
import type { removeAccess } from './remove-access.ts'

export const accessListCalls = {
  list: call<typeof listAccess>('GET /api/admin/access-list'),
  add: call<typeof addAccess>('POST /api/admin/access-list'),
  remove: call<typeof removeAccess>('POST /api/admin/access-list/remove'),
}
