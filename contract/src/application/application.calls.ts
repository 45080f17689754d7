import { call } from '../call.ts'
import type { decideApplication } from './decide-application.ts'
import type { listApplications } from './list-applications.ts'

export const applicationCalls = {
  list: call<typeof listApplications>('GET /api/admin/applications'),
  decide: call<typeof decideApplication>('POST /api/admin/applications/:id/decision'),
}
