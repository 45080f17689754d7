import { call } from '../call.ts'
import type { noteView } from './note-view.ts'
import type { noteVisit } from './note-visit.ts'
import type { showAnalytics } from './show-analytics.ts'
import type { showInsights } from './show-insights.ts'

export const analyticsCalls = {
  show: call<typeof showAnalytics>('GET /api/admin/analytics'),
  visit: call<typeof noteVisit>('POST /api/visits'),
  view: call<typeof noteView>('POST /api/properties/:id/views'),
  insights: call<typeof showInsights>('GET /api/hosting/listings/:id/insights'),
}
