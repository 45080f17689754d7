import { Writable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { someListeners, tellMessage } from '../../../testing/live.ts'
import { useServer } from '../../../testing/server.ts'
import { LiveStream } from './live-stream.ts'

const server = useServer()
afterEach(() => {
  vi.useRealTimers()
})

/** Takes what it is given only when asked to. */
function aSlowReader() {
  const taken: string[] = []
  let next: (() => void) | null = null
  const out = new Writable({
    highWaterMark: 64,
    write(chunk: Buffer, _, done) {
      taken.push(chunk.toString())
      next = done
    },
  })
  const take = () => {
    const done = next
    next = null
    done?.()
  }
  return { out, take, text: () => taken.join('') }
}

const ownedBy = (userId: string) => ({ userId, sessionId: 'a session', isSignedIn: async () => true })
const event = (id: number) => ({ id, kind: 'unread' as const, data: {} })

describe('a reader that is slow', () => {
  it('is read for no further until it has caught up, and then misses nothing', async () => {
    const [person] = await someListeners(server(), 1)
    if (!person) throw new Error('Nobody listens')
    const { out, take, text } = aSlowReader()
    const stream = await server().hub.open({ ...ownedBy(person.id), after: 0, begin: () => out })
    for (let seq = 1; seq <= 3; seq += 1) await tellMessage(server(), [person.id], seq)
    await vi.waitFor(() => expect(stream.isFull).toBe(true))
    const soFar = stream.lastId
    for (let seq = 4; seq <= 250; seq += 1) await tellMessage(server(), [person.id], seq)
    expect(stream.lastId).toBe(soFar)
    await vi.waitFor(
      () => {
        take()
        expect(text()).toContain('"seq":250')
      },
      { timeout: 5000, interval: 5 },
    )
    const seqs = [...text().matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq))
    expect(seqs).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
    stream.end()
  })

  it('is given up after half a minute', () => {
    vi.useFakeTimers()
    const { out } = aSlowReader()
    const stream = new LiveStream(ownedBy('someone'), 0, out, () => {})
    stream.tell([event(1), event(2), event(3)])
    expect(stream.isFull).toBe(true)
    vi.advanceTimersByTime(29_000)
    expect(stream.isOver).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(stream.isOver).toBe(true)
    expect(out.destroyed).toBe(true)
  })

  it('is not given up once it has caught up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { out, take } = aSlowReader()
    const drained = vi.fn()
    const stream = new LiveStream(ownedBy('someone'), 0, out, drained)
    stream.tell([event(1), event(2), event(3)])
    take()
    await new Promise((resolve) => setImmediate(resolve))
    expect(drained).toHaveBeenCalledWith(stream)
    vi.advanceTimersByTime(60_000)
    expect(stream.isOver).toBe(false)
    stream.end()
  })
})
