import type { LiveEvent } from '@roomtone/contract/conversation/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'

/** One call of the page, to be answered by the test. */
class Asked {
  readonly headers: Record<string, string>
  private readonly answer: (response: Response) => void
  private readonly signal: AbortSignal
  private body: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly fail: () => void

  constructor(
    headers: Record<string, string>,
    signal: AbortSignal,
    answer: (response: Response) => void,
    fail: () => void,
  ) {
    this.headers = headers
    this.signal = signal
    this.answer = answer
    this.fail = fail
    signal.addEventListener('abort', () => {
      fail()
      this.body?.error(new Error('cut'))
    })
  }

  get isCut(): boolean {
    return this.signal.aborted
  }

  stream(...texts: string[]): void {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.body = controller
      },
    })
    this.answer(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }))
    this.say(...texts)
  }

  say(...texts: string[]): void {
    for (const text of texts) this.send(new TextEncoder().encode(text))
  }

  send(bytes: Uint8Array): void {
    this.body?.enqueue(bytes)
  }

  end(): void {
    this.body?.close()
  }

  refuse(status: number): void {
    this.answer(new Response('{}', { status, headers: { 'content-type': 'application/problem+json' } }))
  }

  /** What a network in between may answer in the server's place. */
  pretend(): void {
    this.answer(new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }))
  }
}

type Over = { place?: string; renewed?: string | null; token?: string | null; random?: number }

function open({ place, renewed = 'fresh', token = 'token', random = 1 }: Over = {}) {
  const asked: Asked[] = []
  const told: [string, string | null][] = []
  const events: LiveEvent[] = []
  const renewals: string[] = []
  const now = { place: place ?? null }
  const connection = new LiveConnection({
    fetch: (path, { headers, signal }) => {
      expect(path).toBe('/api/live')
      return new Promise((resolve, reject) => {
        asked.push(new Asked(headers, signal, resolve, () => reject(new Error('unreachable'))))
      })
    },
    token: async () => token,
    renew: async (stale) => {
      renewals.push(stale)
      return renewed
    },
    after: () => now.place,
    told: (event, at) => {
      told.push([event.kind, at])
      events.push(event)
      if (at !== null) now.place = at
    },
    random: () => random,
  })
  void connection.start()
  running.push(connection)
  return { connection, asked, told, events, renewals, now }
}

const running: LiveConnection[] = []
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time)
const hello = (id: number) => `id: ${id}\nevent: hello\ndata: {}\n\n`
const message = (id: number) =>
  `id: ${id}\nevent: message\ndata: {"kind":"message","conversationId":"c","seq":${id}}\n\n`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const connection of running.splice(0)) connection.stop()
  vi.useRealTimers()
})

test('tells what the server says, in its order, however it is cut up on the way', async () => {
  const { asked, told, events } = open()
  await pass()
  expect(asked[0]?.headers).toEqual({ accept: 'text/event-stream', authorization: 'Bearer token' })
  const text = `${hello(4)}${message(5)}: beat\n\n${message(6)}id: 7\nevent: read\ndata: {"conversationId":"ç","seq":6}\n\n`
  asked[0]?.stream()
  // Byte by byte: no character and no event arrives in one piece.
  for (const byte of new TextEncoder().encode(text)) {
    asked[0]?.send(Uint8Array.of(byte))
  }
  await pass()
  expect(told).toEqual([
    ['hello', '4'],
    ['message', '5'],
    ['message', '6'],
    ['read', '7'],
  ])
  expect(events.at(-1)).toEqual({ kind: 'read', conversationId: 'ç', seq: 6 })
})

test('ignores events of a newer server and anything that is not JSON', async () => {
  const { asked, told } = open()
  await pass()
  asked[0]?.stream(
    hello(1),
    'id: 2\nevent: weather\ndata: {}\n\n',
    'id: 3\nevent: booking\ndata: {\n\n',
    message(4),
  )
  await pass()
  expect(told).toEqual([
    ['hello', '1'],
    ['message', '4'],
  ])
})

test('resumes after the last event seen', async () => {
  const { asked, told } = open()
  await pass()
  asked[0]?.stream(hello(4), message(5), message(6))
  await pass(5000)
  asked[0]?.end()
  await pass(500)
  expect(asked[1]?.headers['last-event-id']).toBe('6')
  // The greeting names the newest event, but a tab that resumes is still at 6 until 7 and 8 have come.
  asked[1]?.stream(hello(8))
  await pass()
  asked[1]?.end()
  await pass(1000)
  expect(asked[2]?.headers['last-event-id']).toBe('6')
  asked[2]?.stream(hello(8), message(7), message(8))
  await pass()
  expect(told.slice(3)).toEqual([
    ['hello', '6'],
    ['hello', '6'],
    ['message', '7'],
    ['message', '8'],
  ])
})

test('too much was missed: goes on from the newest', async () => {
  const { asked, told, now } = open({ place: '6' })
  await pass()
  asked[0]?.stream(hello(5000), 'event: lost\ndata: {}\n\n')
  await pass()
  expect(told).toEqual([
    ['hello', '6'],
    ['lost', '5000'],
  ])
  expect(now.place).toBe('5000')
})

test('a newest event before our own is another row of events: something may be missing', async () => {
  const { asked, told } = open({ place: '900' })
  await pass()
  asked[0]?.stream(hello(12))
  await pass()
  expect(told).toEqual([['lost', '12']])
})

test('a token that the server does not take is renewed, once, without waiting', async () => {
  const { asked, told, renewals } = open()
  await pass()
  asked[0]?.refuse(401)
  await pass()
  expect(renewals).toEqual(['token'])
  expect(asked[1]?.headers.authorization).toBe('Bearer fresh')
  asked[1]?.stream(hello(1))
  await pass()
  expect(told).toEqual([['hello', '1']])
  asked[1]?.end()
  await pass(500)
  asked[2]?.refuse(401)
  await pass()
  asked[3]?.refuse(401)
  await pass(999)
  expect(asked).toHaveLength(4)
})

test('ends when nobody is signed in any more', async () => {
  const ended = open({ renewed: null })
  await pass()
  ended.asked[0]?.refuse(401)
  await pass(120_000)
  expect(ended.asked).toHaveLength(1)
  expect(ended.told).toEqual([])
  const nobody = open({ token: null })
  await pass(120_000)
  expect(nobody.asked).toHaveLength(0)
})

test('waits twice as long after each failure, up to half a minute, and starts over after a stream that lasted', async () => {
  const { asked } = open()
  await pass()
  for (const [failed, wait] of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    if (failed % 2) asked[failed]?.refuse(503)
    else asked[failed]?.fail()
    await pass(wait - 1)
    expect(asked).toHaveLength(failed + 1)
    await pass(1)
    expect(asked).toHaveLength(failed + 2)
  }
  // Greeted and sent away.
  asked[8]?.stream(hello(1))
  await pass()
  asked[8]?.end()
  await pass(29_999)
  expect(asked).toHaveLength(9)
  await pass(1)
  asked[9]?.stream(hello(1))
  await pass(5000)
  asked[9]?.end()
  await pass(500)
  expect(asked).toHaveLength(11)
})

test('not everybody returns at the same moment', async () => {
  const { asked } = open({ random: 0 })
  await pass()
  asked[0]?.fail()
  await pass(249)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
})

test('a page that is no stream is a failure, not an answer', async () => {
  const { asked, told } = open()
  await pass()
  asked[0]?.pretend()
  await pass(500)
  expect(asked).toHaveLength(2)
  expect(told).toEqual([])
})

test('a stream silent for 45 seconds is cut and opened again; a heartbeat is a word', async () => {
  const { asked, connection } = open()
  await pass()
  asked[0]?.stream(hello(1))
  await pass(40_000)
  asked[0]?.say(': beat\n\n')
  await pass(44_999)
  expect(asked[0]?.isCut).toBe(false)
  expect(connection.isOpen).toBe(true)
  await pass(1)
  expect(asked[0]?.isCut).toBe(true)
  expect(connection.isOpen).toBe(false)
  await pass(500)
  expect(asked).toHaveLength(2)
})

test('after three failures without a hello it polls, goes on trying, and stops polling when it is through', async () => {
  const { asked, told } = open()
  await pass()
  asked[0]?.fail()
  await pass(500)
  // Open, but nothing comes through.
  asked[1]?.stream()
  await pass(15_000)
  expect(asked[1]?.isCut).toBe(true)
  await pass(1000)
  asked[2]?.stream(': held back')
  await pass(14_999)
  expect(told).toEqual([])
  await pass(1 + 15_000)
  expect(told).toEqual([['lost', null]])
  expect(asked).toHaveLength(4)
  await pass(15_000)
  expect(told).toHaveLength(2)
  asked.at(-1)?.stream(hello(3))
  await pass()
  expect(told.at(-1)).toEqual(['hello', '3'])
  const before = told.length
  for (let beats = 0; beats < 6; beats += 1) {
    asked.at(-1)?.say(': beat\n\n')
    await pass(20_000)
  }
  expect(told).toHaveLength(before)
})

test('waking up ends a pause, and a stream that slept too long', async () => {
  const { asked, connection } = open()
  await pass()
  asked[0]?.fail()
  await pass(100)
  connection.wake()
  await pass()
  expect(asked).toHaveLength(2)
  asked[1]?.stream(hello(1))
  await pass(20_000)
  connection.wake()
  expect(asked[1]?.isCut).toBe(false)
  // Asleep: the clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 3_600_000)
  connection.wake()
  expect(asked[1]?.isCut).toBe(true)
  await pass(500)
  expect(asked[2]?.headers['last-event-id']).toBe('1')
  asked[2]?.stream(hello(1))
  await pass()
  connection.wake(true)
  expect(asked[2]?.isCut).toBe(true)
  await pass(1000)
  expect(asked).toHaveLength(4)
})

test('stopped, it closes the stream and asks for nothing more', async () => {
  const { asked, connection, told } = open()
  await pass()
  asked[0]?.stream(hello(1))
  await pass()
  connection.stop()
  expect(asked[0]?.isCut).toBe(true)
  await pass(120_000)
  expect(asked).toHaveLength(1)
  expect(told).toHaveLength(1)
})
