import type { WorkerEvents } from 'graphile-worker'

/** The lock of a job that is done is given back a moment later, and by several tries where the database is away. */
const BEATS_REMEMBERED = 5

export type InHand = {
  /** For a runner's events, before it runs. */
  watch(events: WorkerEvents): void
  ids(): string[]
  /** Those of them that are done, and may not be crossed off yet. */
  done(): string[]
  /** Runs with every heartbeat and forgets jobs that ended this many beats ago. */
  forgetOld(): void
}

type Ended = { all: Set<string>; done: Set<string> }

const noneEnded = (): Ended => ({ all: new Set(), done: new Set() })

/** Which jobs the workers of this process have in hand, had a moment ago, or have fetched for the next free hand. */
export function keepInHand(): InHand {
  const begun = new Set<string>()
  let lately: Ended[] = [noneEnded()]
  return {
    watch: (events) => {
      events.on('localQueue:getJobs:complete', ({ jobs }) => {
        for (const { id } of jobs) begun.add(id)
      })
      events.on('localQueue:returnJobs', ({ jobs }) => {
        for (const { id } of jobs) begun.delete(id)
      })
      events.on('job:start', ({ job }) => begun.add(job.id))
      events.on('job:success', ({ job }) => lately[0]?.done.add(job.id))
      events.on('job:complete', ({ job }) => {
        begun.delete(job.id)
        lately[0]?.all.add(job.id)
      })
    },
    ids: () => [...begun, ...lately.flatMap(({ all }) => [...all])],
    done: () => lately.flatMap(({ done }) => [...done]),
    forgetOld: () => {
      lately = [noneEnded(), ...lately].slice(0, BEATS_REMEMBERED)
    },
  }
}
