import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { createTurns } from '../images/turns.ts'
import { threadFile } from '../threads/thread-file.ts'
import { createDrawingCache } from './drawing-cache.ts'
import type { Sheet } from './sheet.ts'

export type DrawingAnswer = { bytes: Uint8Array; threadId: number } | { failure: string }

/** One at a time: one core draws, the others answer. Those that wait hold their facts in memory, so not all may. */
const takeTurn = createTurns(1, 300)
const DRAWING_MS = 30_000
const MEMORY_MB = 512

/** How often something was drawn, and in which thread the last time. */
export const drawn = { times: 0, threadId: 0 }

let thread: Worker | null = null

const drawings = createDrawingCache({ maxBytes: 16 * 1024 ** 2, forMs: 10 * 60_000 })

/**
 * Drawn in a separate thread, so that nobody else waits, and once for all requests for the same document: the sheet's
 * content is the cache key, so changed facts make a different document.
 */
export function drawPdf(sheet: Sheet): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64')
  return drawings.get(key, () => draw(sheet))
}

/** So that what was drawn before is drawn again. */
export function forgetDrawings(): void {
  drawings.clear()
}

/** Begun by the first document, and ended with the server. */
export async function endDrawing(): Promise<void> {
  forgetDrawings()
  const ending = thread
  thread = null
  await ending?.terminate()
}

function draw(sheet: Sheet): Promise<Buffer> {
  return takeTurn(async () => {
    const answer = await ask(await beginThread(), sheet)
    if ('failure' in answer) throw new Error(answer.failure)
    drawn.times += 1
    drawn.threadId = answer.threadId
    const { buffer, byteOffset, length } = answer.bytes
    return Buffer.from(buffer, byteOffset, length)
  })
}

async function beginThread(): Promise<Worker> {
  if (thread) return thread
  const file = await threadFile('documents/drawing-thread')
  const begun = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
  const lose = () => {
    if (thread === begun) thread = null
  }
  begun.on('error', lose).on('exit', lose)
  // A process that has nothing else to do may end.
  begun.unref()
  thread = begun
  return begun
}

function ask(worker: Worker, sheet: Sheet): Promise<DrawingAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void worker.terminate()
      done(() => reject(new Error('A document took too long to draw')))
    }, DRAWING_MS)
    const onAnswer = (answer: DrawingAnswer) => done(() => resolve(answer))
    const onError = (error: Error) => done(() => reject(error))
    const onExit = (code: number) => done(() => reject(new Error(`The drawing thread ended with ${code}`)))
    const done = (finish: () => void) => {
      clearTimeout(timer)
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
      finish()
    }
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
    worker.postMessage(sheet)
  })
}
