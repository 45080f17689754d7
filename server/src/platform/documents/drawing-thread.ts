import { parentPort, threadId } from 'node:worker_threads'
import type { DrawingAnswer } from './draw-in-thread.ts'
import type { Sheet } from './sheet.ts'
import { writePdf } from './write-pdf.ts'

/** One sheet after the other: the sender waits for each answer. */
parentPort?.on('message', async (sheet: Sheet) => {
  let answer: DrawingAnswer
  try {
    answer = { bytes: new Uint8Array(await writePdf(sheet)), threadId }
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : [])
})
