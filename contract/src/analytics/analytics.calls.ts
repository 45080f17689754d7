import { call } from '../call.ts'
import type { noteVisit } from './note-visit.ts'
import type { showAnalytics } from './show-analytics.ts'

export const analyticsCalls = {
  show: call<typeof showAnalytics>('GET /api/admin/analytics'),
  visit: call<typeof noteVisit>('POST /api/visits'),
}
