import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

export type HeicPixels = { width: number; height: number; data: Uint8Array }

/**
 * Runs in a separate thread: the decoder is WebAssembly, takes seconds for a large picture, and would hold up
 * everyone else. The size is known before a pixel is decoded.
 */
const IN_THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const decode = require(workerData.decoder)
  decode.all({ buffer: workerData.bytes }).then(async (images) => {
    const { width, height } = images[0]
    if (width * height > workerData.maxPixels) return parentPort.postMessage({ width, height, data: null })
    const { data } = await images[0].decode()
    parentPort.postMessage({ width, height, data }, [data.buffer])
  }).catch(() => parentPort.postMessage(null))
`

const require = createRequire(import.meta.url)
const SECONDS = 60
const MEMORY_MB = 512

/** Null: it cannot be decoded. `data` is null when it has more pixels than allowed. */
export function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<(Omit<HeicPixels, 'data'> & { data: Uint8Array | null }) | null> {
  const decoder = require.resolve('heic-decode')
  return new Promise((resolve) => {
    const worker = new Worker(IN_THREAD, {
      eval: true,
      workerData: { decoder, bytes, maxPixels },
      // The decoder complains aloud; the answer says it all.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const finish = (answer: HeicPixels | null) => {
      clearTimeout(timer)
      resolve(answer)
      void worker.terminate()
    }
    const timer = setTimeout(() => finish(null), SECONDS * 1000)
    worker.once('message', finish)
    // A file that makes the decoder fall over falls over there, not here.
    worker.once('error', () => finish(null))
    worker.once('exit', () => finish(null))
  })
}
