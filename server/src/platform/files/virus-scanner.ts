import { connect, type Socket } from 'node:net'
import { textsIn } from '@roomtone/texts/all/platform/refusals'
import { Refused } from '../refused.ts'
import { FilesAway } from './file-store.ts'

/** A scan of ten megabytes takes seconds on a small machine, and the person uploading waits for it. */
const PATIENCE_MS = 20_000
const CHUNK = 64 * 1024
const LONGEST_ANSWER = 1000

/** Scans what is kept as it came. Pictures are redrawn, which leaves nothing of the file. */
export type VirusScanner = {
  /** Refuses what is known to do harm. A scanner that is away lets nothing through. */
  requireClean(bytes: Uint8Array): Promise<void>
}

export const noScanner: VirusScanner = { requireClean: async () => {} }

type Options = { host: string; port: number; patience?: number }

/** ClamAV's daemon, or what speaks as it does: INSTREAM, the file in chunks with their lengths, a line as the answer. */
export function createVirusScanner({ host, port, patience = PATIENCE_MS }: Options): VirusScanner {
  return {
    requireClean: async (bytes) => {
      const answer = await ask({ host, port, patience }, bytes).catch((error: Error) => {
        throw new FilesAway(`The virus scanner does not answer: ${error.message}`, { cause: error })
      })
      if (answer === 'stream: OK') return
      if (/^stream: .+ FOUND$/.test(answer))
        throw new Refused('file_not_accepted', {
          detail: (language) => textsIn(language).refusals.harmful,
        })
      throw new FilesAway(`The virus scanner could not judge a file: ${answer}`)
    },
  }
}

function ask({ host, port, patience }: Required<Options>, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error(`nothing for ${patience} ms`)), patience)
    socket.setEncoding('utf8')
    socket.on('connect', () => hand(socket, bytes))
    socket.on('data', (text: string) => {
      heard += text
      // It may have heard enough before all was said, and hangs up.
      if (heard.includes('\0') || heard.length > LONGEST_ANSWER) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      const end = heard.indexOf('\0')
      if (end === -1) reject(new Error('it hung up'))
      else resolve(heard.slice(0, end))
    })
  })
}

function hand(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
