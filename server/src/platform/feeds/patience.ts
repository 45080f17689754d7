import { FeedProblem } from './feed-problem.ts'

/** Work that one calendar may cost; a stranger's rule can ask for any amount of it. */
export type Patience = { spend(): void }

const STEPS = 60_000
const MILLISECONDS = 2000

export function newPatience(): Patience {
  const deadline = performance.now() + MILLISECONDS
  let steps = 0
  return {
    spend() {
      steps++
      if (steps > STEPS || performance.now() > deadline)
        throw new FeedProblem('The events of this calendar repeat too often to be read.')
    },
  }
}
