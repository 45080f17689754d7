import { noteVisit } from '@roomtone/contract/analytics/note-visit'
import { showAnalytics as showAnalyticsEndpoint } from '@roomtone/contract/analytics/show-analytics'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'
import { showAnalytics } from './show-analytics.ts'

export function analyticsRoutes(deps: Deps): Binding[] {
  return [
    bind(showAnalyticsEndpoint, ({ query }) => showAnalytics(deps, query)),
    // Counted where every visit is, once it has been answered: platform/counts/count-visits.ts.
    bind(noteVisit, async (_, { actor }) => {
      await requireWithin(deps, LIMITS.visitsOfPerson, actor.userId)
      return undefined
    }),
  ]
}
