import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type ClamdPeer = {
  url: string
  port: number
  /** What it was given, whole. */
  scanned: Buffer[]
  /** Takes the place of a judgement, until it is null again. */
  instead: ((socket: Socket) => void) | null
  close(): Promise<void>
}

/** Speaks as ClamAV's daemon does, and knows one virus: whatever holds these words. */
export const HARMFUL = 'harmful-test-words'

export async function startClamdPeer(): Promise<ClamdPeer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let heard = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk])
      if (peer.instead) return peer.instead(socket)
      const file = readStream(heard)
      if (!file) return
      peer.scanned.push(file)
      socket.end(file.includes(HARMFUL) ? 'stream: Roomtone.Test FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const peer: ClamdPeer = {
    url: `tcp://127.0.0.1:${port}`,
    port,
    scanned: [],
    instead: null,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return peer
}

const COMMAND = 'zINSTREAM\0'

/** The file, once all of it is there. */
function readStream(heard: Buffer): Buffer | null {
  if (heard.length < COMMAND.length) return null
  if (heard.subarray(0, COMMAND.length).toString() !== COMMAND)
    throw new Error('Not the command it should be')
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
