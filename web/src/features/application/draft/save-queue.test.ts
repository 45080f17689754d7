import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Kept, SaveQueue, type SaveState } from './save-queue.ts'

type Sent = {
  value: string
  version: number
  answer: (version: number) => void
  fail: (code: string) => void
}

function openQueue(version = 1) {
  const sent: Sent[] = []
  const states: SaveState[] = []
  const stale: unknown[] = []
  const refused: unknown[] = []
  const kept: { now: Kept<string> | null } = { now: null }
  const queue = new SaveQueue<string>({
    version,
    send: (value, at) =>
      new Promise((resolve, reject) => {
        sent.push({
          value,
          version: at,
          answer: (next) => resolve({ version: next }),
          fail: (code) => reject(new Error(code)),
        })
      }),
    judge: (error) => {
      const { message } = error as Error
      return message === 'stale' || message === 'refused' ? message : 'retry'
    },
    onState: (state) => states.push(state),
    onStale: (error) => stale.push(error),
    onRefused: (error) => refused.push(error),
    keep: (value) => {
      kept.now = value
    },
  })
  queue.start()
  return { queue, sent, states, stale, refused, kept }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits for a pause in typing, and sends the newest only', async () => {
  const { queue, sent, states } = openQueue()
  queue.put('a')
  await vi.advanceTimersByTimeAsync(700)
  queue.put('ab')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent.map(({ value }) => value)).toEqual(['ab'])
  sent[0]?.answer(2)
  await settle()
  expect(states.at(-1)).toBe('saved')
  expect(queue.currentVersion).toBe(2)
})

test('never has two saves under way, and carries the version along', async () => {
  const { queue, sent } = openQueue(7)
  queue.put('one')
  const first = queue.flush()
  queue.put('two')
  queue.put('three')
  const second = queue.flush()
  expect(sent).toHaveLength(1)
  sent[0]?.answer(8)
  await settle()
  expect(sent.map(({ value, version }) => [value, version])).toEqual([
    ['one', 7],
    ['three', 8],
  ])
  sent[1]?.answer(9)
  expect(await Promise.all([first, second])).toEqual([true, true])
})

test('keeps what failed, says so, and tries again ever more slowly', async () => {
  const { queue, sent, states, kept } = openQueue()
  queue.put('words')
  const flushed = queue.flush()
  sent[0]?.fail('unreachable')
  expect(await flushed).toBe(false)
  expect(states.at(-1)).toBe('failed')
  expect(kept.now).toEqual({ version: 1, sending: 'words', latest: null })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
  sent[1]?.fail('unreachable')
  await vi.advanceTimersByTimeAsync(1999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  sent[2]?.answer(2)
  await settle()
  expect(states.at(-1)).toBe('saved')
  expect(kept.now).toBeNull()
})

test('remembers what is on its way apart from what was typed since', async () => {
  const { queue, sent, kept } = openQueue()
  queue.put('one')
  void queue.flush()
  queue.put('two')
  expect(kept.now).toEqual({ version: 1, sending: 'one', latest: 'two' })
  sent[0]?.answer(2)
  await settle()
  expect(kept.now).toEqual({ version: 2, sending: 'two', latest: null })
})

test('sends what may have arrived once more, before what was typed since', async () => {
  const { queue, sent, kept } = openQueue()
  queue.put('one')
  void queue.flush()
  sent[0]?.fail('unreachable')
  await settle()
  queue.put('two')
  expect(kept.now).toEqual({ version: 1, sending: 'one', latest: 'two' })
  await vi.advanceTimersByTimeAsync(1000)
  sent[1]?.answer(2)
  await settle()
  expect(sent.slice(1).map(({ value, version }) => [value, version])).toEqual([
    ['one', 1],
    ['two', 2],
  ])
})

test('asks what to do when someone else was quicker, and sends nothing meanwhile', async () => {
  const { queue, sent, stale } = openQueue(3)
  queue.put('mine')
  const flushed = queue.flush()
  sent[0]?.fail('stale')
  expect(await flushed).toBe(false)
  expect(stale).toHaveLength(1)
  queue.put('mine too')
  expect(queue.waiting).toEqual({ version: 3, sending: 'mine', latest: 'mine too' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  queue.rebase(5)
  await settle()
  expect(sent[1]).toMatchObject({ value: 'mine too', version: 5 })
})

test('gives up what is waiting when the newer version is taken', async () => {
  const { queue, sent, states, kept } = openQueue(3)
  queue.put('mine')
  void queue.flush()
  sent[0]?.fail('stale')
  await settle()
  queue.reset(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toBe('saved')
  expect(kept.now).toBeNull()
})

test('does not repeat what the server refuses until it has changed', async () => {
  const { queue, sent, states, refused } = openQueue()
  queue.put('bad')
  void queue.flush()
  sent[0]?.fail('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(states.at(-1)).toBe('stopped')
  expect(refused).toHaveLength(1)
  queue.put('good')
  await vi.advanceTimersByTimeAsync(800)
  expect(sent[1]).toMatchObject({ value: 'good', version: 1 })
})

test('tries once more when it is stopped, and then no more', async () => {
  const { queue, sent, kept } = openQueue()
  queue.put('last words')
  queue.stop()
  expect(sent).toHaveLength(1)
  sent[0]?.fail('unreachable')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  expect(kept.now).toMatchObject({ sending: 'last words' })
})
