import type { WorkerEvents } from 'graphile-worker'

/** The lock of a job that is done is given back a moment later, and by several tries where the database is away. */
const BEATS_REMEMBERED = 5

export type InHand = {
  /** For a runner's events, before it runs. */
  watch(events: WorkerEvents): void
  ids(): string[]
  /** With every heartbeat: those that ended so many beats ago. */
  forgetOld(): void
}

/** Which jobs the workers of this process have in hand, or had a moment ago. */
export function keepInHand(): InHand {
  const begun = new Set<string>()
  let lately: Set<string>[] = [new Set()]
  return {
    watch: (events) => {
      events.on('job:start', ({ job }) => begun.add(job.id))
      events.on('job:complete', ({ job }) => {
        begun.delete(job.id)
        lately[0]?.add(job.id)
      })
    },
    ids: () => [...begun, ...lately.flatMap((ended) => [...ended])],
    forgetOld: () => {
      lately = [new Set<string>(), ...lately].slice(0, BEATS_REMEMBERED)
    },
  }
}
