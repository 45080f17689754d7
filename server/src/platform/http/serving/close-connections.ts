import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For connections that have been of use until just now. */
const LOOK_MS = 100
/** For what has been sent and not been read yet. */
const GRACE_MS = 500
/** As long as a request may take to arrive. Files may take longer, but who stops a process does not wait for them. */
const PATIENCE_MS = 30_000

/**
 * A server that stops waits for the requests that it is answering. Node and Fastify would wait for more than
 * that: for clients that have been answered meanwhile and keep the connection, for those that have connected
 * and asked for nothing, as browsers do in advance, and for those that never finish what they began. None of
 * them needs an answer.
 */
export function closeConnections(
  app: FastifyInstance,
  { graceMs = GRACE_MS, patienceMs = PATIENCE_MS } = {},
): void {
  const { server } = app
  const silent = new Map<string, Socket>()
  server.on('connection', (socket: Socket) => {
    const peer = peerOf(socket)
    silent.set(peer, socket)
    socket.once('close', () => silent.get(peer) === socket && silent.delete(peer))
  })
  server.on('request', ({ socket }) => silent.delete(peerOf(socket)))
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    timers.push(
      setInterval(() => server.closeIdleConnections(), LOOK_MS),
      setTimeout(() => silent.forEach((socket) => void socket.destroy()), graceMs),
      setTimeout(() => server.closeAllConnections(), patienceMs),
    )
  })
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}

/** With TLS a request comes from a socket around the one that connected; its other end is the same. */
const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
