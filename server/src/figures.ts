import type pg from 'pg'
import { countOverduePayouts } from './features/payout/send/release.store.ts'
import type { Deps } from './platform/deps.ts'
import type { Figures } from './platform/http/serving/metrics.ts'
import { readJobFigures } from './platform/jobs/job-figures.ts'
import type { LiveHub } from './platform/live/live-hub.ts'

const HOUR = 3_600_000

/** For the people who watch the machines. */
export function figuresOf(deps: Deps, hub: LiveHub, pools: Record<string, pg.Pool>, main: pg.Pool): Figures {
  return {
    pools,
    replica: deps.replica,
    liveStreams: () => hub.count(),
    shared: async () => {
      const before = new Date(deps.clock.now().getTime() - HOUR)
      const [jobs, overduePayouts] = await Promise.all([
        readJobFigures(main),
        countOverduePayouts(deps.db, before),
      ])
      return { jobs, overduePayouts }
    },
  }
}
