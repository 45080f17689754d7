import { Refused } from '../refused.ts'

/** Runs `atOnce` tasks in parallel and queues `waiting` more; later ones are told to try again. */
export function createTurns(atOnce: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refused('overloaded')
      // A task that ends hands its turn over, so that no one can slip in between.
      await new Promise<void>((resolve) => line.push(resolve))
    } else running++
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
