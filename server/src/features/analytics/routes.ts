import { noteView as noteViewEndpoint } from '@roomtone/contract/analytics/note-view'
import { noteVisit } from '@roomtone/contract/analytics/note-visit'
import { showAnalytics as showAnalyticsEndpoint } from '@roomtone/contract/analytics/show-analytics'
import { showInsights as showInsightsEndpoint } from '@roomtone/contract/analytics/show-insights'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'
import { noteView } from './note-view.ts'
import { showAnalytics } from './show-analytics.ts'
import { showInsights } from './show-insights.ts'

export function analyticsRoutes(deps: Deps): Binding[] {
  return [
    bind(showAnalyticsEndpoint, ({ query }) => showAnalytics(deps, query)),
    bind(noteViewEndpoint, ({ params }, caller) => noteView(deps, params.id, caller)),
    bind(showInsightsEndpoint, ({ params, query }, { actor }) =>
      showInsights(deps, actor, { id: params.id, by: query.by }),
    ),
    // Counted where every visit is, once it has been answered: platform/counts/count-visits.ts.
    bind(noteVisit, async (_, { actor }) => {
      await requireWithin(deps, LIMITS.visitsOfPerson, actor.userId)
      return undefined
    }),
  ]
}
