import { call } from '../call.ts'
import type { addSpace } from './add-space.ts'
import type { changeHouse } from './change-house.ts'
import type { removeSpace } from './remove-space.ts'
import type { showHouse } from './show-house.ts'

export const premisesCalls = {
  show: call<typeof showHouse>('GET /api/hosting/premises/:id'),
  change: call<typeof changeHouse>('PUT /api/hosting/premises/:id'),
  addSpace: call<typeof addSpace>('POST /api/hosting/premises/:id/spaces'),
  removeSpace: call<typeof removeSpace>('POST /api/hosting/premises/:id/spaces/:listing/remove'),
}
