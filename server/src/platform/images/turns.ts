import { Refused } from '../refused.ts'

/** Lets `atOnce` tasks run and `waiting` more stand in line; whoever comes after that is asked to come again. */
export function createTurns(atOnce: number, waiting: number) {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refused('overloaded')
      // Whoever leaves hands the turn over, so that nobody can slip in between.
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
