import { setTimeout as pause } from 'node:timers/promises'
import { seeded } from '../stage/seeded.mjs'
import { ask } from './client.mjs'

/** The people ask about forty times a second. */
const PER_SECOND = 400
const AT_ONCE = 800

/** Strangers come in crowds, whether or not anybody keeps up with them. */
export function overload(stage, seed) {
  const random = seeded(seed)
  let stopped = false
  const open = new Set()
  const run = async () => {
    while (!stopped) {
      for (let n = 0; n < PER_SECOND / 50 && open.size < AT_ONCE; n += 1) {
        const base = random.pick(stage.webs).base
        const asked = ask(`${base}${random.pick(QUESTIONS)(random)}`, { patience: 15_000 }).then((answer) => {
          open.delete(asked)
          stage.crowd.push({ at: Date.now(), status: answer.status, retryAfter: answer.retryAfter })
        })
        open.add(asked)
      }
      await pause(20)
    }
    await Promise.all(open)
  }
  const running = run()
  return async () => {
    stopped = true
    await running
  }
}

const QUESTIONS = [
  (random) => `/api/search?where=Los%20Angeles&limit=48&crew=${random.int(1, 9)}&sort=newest`,
  (random) => `/api/search?words=loft&limit=24&maxPrice=${random.int(1, 9) * 100_000}`,
  (random) => `/search?where=CA&crew=${random.int(1, 400)}`,
  () => '/api/site',
]
