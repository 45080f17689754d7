import type { LiveEvent } from '@roomtone/contract/conversation/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Told } from './live-event.ts'
import { LiveTab } from './live-leader.ts'

/** The part of the browser's locks that tabs use: one holder, a queue behind it, and stealing it. */
class FakeLocks {
  private holder: { lose: () => void } | null = null
  private line: (() => void)[] = []

  request = ((_: string, options: LockOptions, work: () => Promise<void> | void) =>
    new Promise<void>((resolve, reject) => {
      const take = () => {
        const mine = { lose: () => reject(new Error('stolen')) }
        this.holder = mine
        void Promise.resolve(work()).then(() => {
          if (this.holder === mine) this.next()
          resolve()
        })
      }
      options.signal?.addEventListener('abort', () => {
        this.line = this.line.filter((waiting) => waiting !== take)
        reject(new Error('given up'))
      })
      if (options.steal) {
        this.holder?.lose()
        take()
      } else if (this.holder) this.line.push(take)
      else take()
    })) as LockManager['request']

  private next(): void {
    this.holder = null
    this.line.shift()?.()
  }
}

class FakeChannel {
  onmessage: ((message: MessageEvent) => void) | null = null
  private readonly others: Set<FakeChannel>
  isAsleep = false

  constructor(others: Set<FakeChannel>) {
    this.others = others
    others.add(this)
  }

  postMessage(word: unknown): void {
    if (this.isAsleep) return
    for (const other of this.others) {
      if (other === this) continue
      queueMicrotask(() => other.onmessage?.({ data: structuredClone(word) } as MessageEvent))
    }
  }

  close(): void {
    this.others.delete(this)
  }
}

type Stream = { told: Told; from: string | null; isStopped: boolean; isOpen: boolean; woken: number }

function browser({ canShare = true } = {}) {
  const locks = new FakeLocks()
  const channels = new Set<FakeChannel>()
  const streams: Stream[] = []

  function openTab(place: string | null = null) {
    const heard: string[] = []
    const now = { place, isVisible: true }
    let channel: FakeChannel | undefined
    const tab = new LiveTab({
      name: 'live',
      open: (told, after) => {
        const stream = { told, from: after(), isStopped: false, isOpen: false, woken: 0 }
        streams.push(stream)
        return {
          start: () => {},
          stop: () => {
            stream.isStopped = true
          },
          wake: () => {
            stream.woken += 1
          },
          get isOpen() {
            return stream.isOpen
          },
        }
      },
      on: (event) => heard.push(wordsOf(event)),
      place: {
        get: () => now.place,
        set: (at) => {
          now.place = at
        },
      },
      locks: canShare ? locks : undefined,
      channel: canShare
        ? () => {
            channel = new FakeChannel(channels)
            return channel
          }
        : undefined,
      isVisible: () => now.isVisible,
    })
    tab.start()
    running.push(tab)
    return {
      tab,
      heard,
      now,
      fallAsleep: () => {
        if (channel) channel.isAsleep = true
      },
    }
  }
  return { openTab, streams }
}

const running: LiveTab[] = []
const wordsOf = (event: LiveEvent) => (event.kind === 'message' ? `message ${event.seq}` : event.kind)
const message = (seq: number): LiveEvent => ({ kind: 'message', conversationId: 'c', seq })
const settle = () => vi.advanceTimersByTimeAsync(0)

function greet(stream: Stream | undefined, at: number): void {
  if (!stream) throw new Error('No stream was opened')
  stream.isOpen = true
  stream.told({ kind: 'hello' }, String(at))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const tab of running.splice(0)) tab.stop()
  vi.useRealTimers()
})

test('two tabs share one stream, and both hear everything once', async () => {
  const { openTab, streams } = browser()
  const first = openTab()
  const second = openTab()
  await settle()
  expect(streams).toHaveLength(1)
  greet(streams[0], 4)
  streams[0]?.told(message(5), '5')
  streams[0]?.told(message(6), '6')
  await settle()
  // Both had drawn their page before the stream began, at an unknown moment.
  expect(first.heard).toEqual(['lost', 'message 5', 'message 6'])
  expect(second.heard).toEqual(first.heard)
  expect(second.now.place).toBe('6')
})

test('a tab that comes later asks how far the others are', async () => {
  const { openTab, streams } = browser()
  openTab()
  greet(streams[0], 4)
  const later = openTab()
  const reloaded = openTab('4')
  const behind = openTab('2')
  await settle()
  expect(later.heard[0]).toBe('lost')
  expect(later.now.place).toBe('4')
  expect(reloaded.heard).not.toContain('lost')
  expect(behind.heard[0]).toBe('lost')
})

test('when the leader goes, the next goes on from its own place, and nobody hears a thing twice', async () => {
  const { openTab, streams } = browser()
  const first = openTab('4')
  const second = openTab('4')
  const third = openTab('4')
  greet(streams[0], 4)
  streams[0]?.told(message(5), '5')
  await settle()
  // It knows one event more than the tab that will lead.
  third.now.place = '6'
  first.tab.stop()
  await settle()
  expect(streams).toHaveLength(2)
  expect(streams[0]?.isStopped).toBe(true)
  expect(streams[1]?.from).toBe('5')
  greet(streams[1], 5)
  for (const seq of [6, 7]) streams[1]?.told(message(seq), String(seq))
  await settle()
  const ofMessages = (heard: string[]) => heard.filter((word) => word !== 'hello')
  expect(ofMessages(second.heard)).toEqual(['message 5', 'message 6', 'message 7'])
  expect(ofMessages(third.heard)).toEqual(['message 5', 'message 7'])
  expect(first.heard).not.toContain('message 6')
})

test('what was lost, and polling, reach every tab', async () => {
  const { openTab, streams } = browser()
  openTab('4')
  const second = openTab('4')
  streams[0]?.told({ kind: 'lost' }, null)
  await settle()
  expect(second.heard).toEqual(['lost'])
  expect(second.now.place).toBe('4')
  // Another row of events, which starts over.
  streams[0]?.told({ kind: 'lost' }, '1')
  streams[0]?.told(message(2), '2')
  await settle()
  expect(second.heard).toEqual(['lost', 'lost', 'message 2'])
  expect(second.now.place).toBe('2')
})

test('a frozen leader is replaced by a visible tab, and queues up again', async () => {
  const { openTab, streams } = browser()
  const first = openTab('4')
  const second = openTab('4')
  greet(streams[0], 4)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(streams).toHaveLength(1)
  first.fallAsleep()
  second.now.isVisible = false
  await vi.advanceTimersByTimeAsync(300_000)
  expect(streams).toHaveLength(1)
  second.now.isVisible = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(streams).toHaveLength(2)
  expect(streams[0]?.isStopped).toBe(true)
  second.tab.stop()
  await settle()
  expect(streams).toHaveLength(3)
  expect(streams[1]?.isStopped).toBe(true)
  expect(streams[2]?.isStopped).toBe(false)
})

test('a tab that is looked at again wakes the stream, whichever tab holds it', async () => {
  const { openTab, streams } = browser()
  const first = openTab('4')
  const second = openTab('4')
  await settle()
  const before = streams[0]?.woken ?? 0
  first.tab.wake()
  second.tab.wake()
  await settle()
  expect(streams[0]?.woken).toBe(before + 2)
})

test('without locks each tab has its own', async () => {
  const { openTab, streams } = browser({ canShare: false })
  const first = openTab('4')
  const second = openTab()
  expect(streams).toHaveLength(2)
  greet(streams[0], 4)
  streams[0]?.told(message(5), '5')
  await settle()
  expect(first.heard).toEqual(['hello', 'message 5'])
  expect(second.heard).toEqual([])
  first.tab.stop()
  expect(streams.map(({ isStopped }) => isStopped)).toEqual([true, false])
})
