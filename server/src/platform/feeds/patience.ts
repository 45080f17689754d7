import { FeedProblem } from './feed-problem.ts'

/**
 * Work that one calendar may cost; a stranger's rule can ask for any amount of it. The caller limits its
 * time.
 */
export type Patience = { spend(): void }

const STEPS = 60_000

export function newPatience(): Patience {
  let steps = 0
  return {
    spend() {
      steps++
      if (steps > STEPS) throw new FeedProblem('repeats')
    },
  }
}
