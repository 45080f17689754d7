import { Worker } from 'node:worker_threads'
import type { FeedProblemCode } from '@roomtone/domain/calendar/feed-problem'
import { createTurns } from '../images/turns.ts'
import { threadFile } from '../threads/thread-file.ts'
import { FeedProblem, tooMuchToRead } from './feed-problem.ts'
import type { BusyTime } from './read-calendar.ts'

export type ThreadOrder = {
  text: string
  timeZone: string
  from: Date
  to: Date
  /** Events whose ids end with it came from here in the first place. */
  ownDomain: string
}
export type ThreadAnswer = { times: BusyTime[] } | { problem: FeedProblemCode }

type Limits = { totalMs?: number; memoryMb?: number }

const TOTAL_MS = 20_000
const MEMORY_MB = 256

/** Two calendars in parallel in this process; those that wait hold their text in memory, so not many may. */
const takeTurn = createTurns(2, 20)

/**
 * Reads a calendar in a separate thread: it is a stranger's text, can take any amount of work, and would hold
 * up everyone else.
 */
export function readCalendarApart(order: ThreadOrder, limits: Limits = {}): Promise<BusyTime[]> {
  return takeTurn(async () => {
    const answer = await askThread(await threadFile('feeds/calendar-thread'), order, limits)
    if ('problem' in answer) throw new FeedProblem(answer.problem)
    return answer.times
  })
}

function askThread(
  file: string,
  order: ThreadOrder,
  { totalMs = TOTAL_MS, memoryMb = MEMORY_MB }: Limits,
): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const giveUp = () => finish({ problem: tooMuchToRead().code })
    const timer = setTimeout(giveUp, totalMs)
    const finish = (answer: ThreadAnswer) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    worker.once('message', finish)
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error)
    }
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp()
      else fail(error)
    })
    // After an answer or an error this changes nothing.
    worker.once('exit', (code) => fail(new Error(`The thread of a calendar ended with ${code}`)))
  })
}
