import type { FastifyReply, FastifyRequest } from 'fastify'
import { letArriveSteadily } from './arrival.ts'
import type { UploadRoom } from './upload-room.ts'

type Held = { isInUse: boolean; release: () => void }

/** Files that are on their way or being worked on, within the room there is for them. */
export function receiveFiles(room: UploadRoom) {
  const held = new WeakMap<FastifyRequest, Held>()
  return {
    /** Before the first byte is read. A file that says of itself that it is too large is refused by who reads it. */
    expect(request: FastifyRequest, reply: FastifyReply, who: string, max: number): void {
      const bytes = Number(request.headers['content-length'] ?? max)
      if (bytes > max) return
      // Also if there is no room: browsers read the answer only when they have sent everything.
      letArriveSteadily(request.raw)
      const file = { isInUse: false, release: room.take(who, bytes) }
      held.set(request, file)
      reply.raw.once('close', () => file.isInUse || file.release())
    },
    /**
     * A client that sends a file and leaves does not free its room: the file is held until the work with it
     * is over.
     */
    async use<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
      const file = held.get(request)
      if (!file) return work()
      file.isInUse = true
      try {
        return await work()
      } finally {
        file.release()
      }
    },
  }
}
