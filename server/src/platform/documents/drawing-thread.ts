import { parentPort, threadId } from 'node:worker_threads'
import type { DrawingAnswer, DrawingOrder } from './draw-in-thread.ts'
import { writeArchive } from './write-archive.ts'
import { writePdf } from './write-pdf.ts'

const draw = (order: DrawingOrder): Promise<Buffer> =>
  order.kind === 'pdf' ? writePdf(order.sheet) : writeArchive(order.entries, order.options)

/** One order after the other: the sender waits for each answer. */
parentPort?.on('message', async (order: DrawingOrder) => {
  let answer: DrawingAnswer
  try {
    answer = { bytes: new Uint8Array(await draw(order)), threadId }
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : [])
})
