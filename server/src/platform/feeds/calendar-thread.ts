import { parentPort, workerData } from 'node:worker_threads'
import { FeedProblem } from './feed-problem.ts'
import { readCalendar } from './read-calendar.ts'
import type { ThreadAnswer, ThreadOrder } from './read-calendar-apart.ts'

/** What runs in the thread; anything but a FeedProblem is a fault, and ends it. */
function answerTo({ text, timeZone, from, to, ownDomain }: ThreadOrder): ThreadAnswer {
  try {
    return {
      times: readCalendar(text, { timeZone, from, to, isOwn: (uid) => uid.endsWith(`@${ownDomain}`) }),
    }
  } catch (error) {
    if (error instanceof FeedProblem) return { problem: error.code }
    throw error
  }
}

parentPort?.postMessage(answerTo(workerData as ThreadOrder))
