import type { LiveEvent } from '@roomtone/contract/conversation/live'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFreshCache, watch } from './a-fresh-cache.fixture.ts'
import { createEffects, touchedBy } from './live-effects.ts'

const message: LiveEvent = { kind: 'message', conversationId: 'c', seq: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

test('each event touches what shows it, and nothing else', () => {
  const names = (event: LiveEvent) => touchedBy(event).map((key) => key.join(' '))
  expect(names(message)).toEqual(['messages c', 'conversation c', 'conversations', 'unread'])
  expect(names({ kind: 'read', conversationId: 'c', seq: 1 })).toEqual(['conversation c'])
  expect(names({ kind: 'booking', bookingId: 'b' })).toEqual([
    'booking b',
    'packet b',
    'trips',
    'hosting',
    'conversation',
  ])
  expect(names({ kind: 'unread' })).toEqual(['conversations', 'unread'])
  expect(names({ kind: 'notification' })).toEqual(['notifications'])
  expect(names({ kind: 'application', applicationId: 'a' })).toEqual(['hosting'])
  expect(names({ kind: 'hello' })).toEqual([])
  expect(names({ kind: 'access' })).toEqual(names({ kind: 'lost' }))
  expect(names({ kind: 'lost' })).toEqual([
    'messages',
    'booking',
    'packet',
    'trips',
    'hosting',
    'conversation',
    'conversations',
    'unread',
    'notifications',
  ])
})

test('asks again for what is on the screen, also under longer keys', async () => {
  const queryClient = aFreshCache()
  const trips = watch(queryClient, ['trips', 'upcoming', 'u'])
  const other = watch(queryClient, ['booking', 'another'])
  trips.answers[0]?.('old')
  other.answers[0]?.('old')
  await settle()
  createEffects(queryClient)({ kind: 'booking', bookingId: 'b' })
  await settle()
  expect(trips.answers).toHaveLength(2)
  expect(other.answers).toHaveLength(1)
  trips.answers[1]?.('new')
  await settle()
  expect(trips.data()).toBe('new')
})

test('a burst asks once, and once more for what came while it was asking', async () => {
  const queryClient = aFreshCache()
  const thread = watch(queryClient, ['messages', 'c'])
  thread.answers[0]?.('0')
  await settle()
  const on = createEffects(queryClient)
  for (let seq = 0; seq < 200; seq += 1) on(message)
  await settle()
  expect(thread.answers).toHaveLength(2)
  thread.answers[1]?.('1')
  await settle()
  expect(thread.data()).toBe('1')
  expect(thread.answers).toHaveLength(3)
  thread.answers[2]?.('2')
  await settle()
  expect(thread.data()).toBe('2')
  expect(thread.answers).toHaveLength(3)
})

test('an answer that never comes does not hold back the next question', async () => {
  const queryClient = aFreshCache()
  const thread = watch(queryClient, ['messages', 'c'])
  thread.answers[0]?.('0')
  await settle()
  const on = createEffects(queryClient)
  on(message)
  on(message)
  await vi.advanceTimersByTimeAsync(5000)
  expect(thread.answers).toHaveLength(3)
  thread.answers[2]?.('through')
  await settle()
  expect(thread.data()).toBe('through')
})

test('what was asked for the first time before the event is asked for again after it', async () => {
  const queryClient = aFreshCache()
  const thread = watch(queryClient, ['messages', 'c'])
  createEffects(queryClient)(message)
  await settle()
  expect(thread.answers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(7000)
  thread.answers[0]?.('nothing yet')
  await settle()
  expect(thread.answers).toHaveLength(2)
  thread.answers[1]?.('the message')
  await settle()
  expect(thread.data()).toBe('the message')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(thread.answers).toHaveLength(2)
})

test('a page that is fetched ahead while something happens is fetched again when it is shown', async () => {
  const queryClient = aFreshCache()
  const queryKey = ['messages', 'c'] as const
  let answer = (_: string) => {}
  const ahead = queryClient.fetchQuery({
    queryKey,
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  })
  createEffects(queryClient)(message)
  await settle()
  answer('nothing yet')
  await ahead
  await settle()
  const thread = watch(queryClient, queryKey)
  expect(thread.data()).toBe('nothing yet')
  expect(thread.answers).toHaveLength(1)
})

test('a first question that fails while something happens is repeated once', async () => {
  const queryClient = aFreshCache()
  const asked = vi.fn(() => Promise.reject(new Error('no network')))
  new QueryObserver(queryClient, { queryKey: ['messages', 'c'], queryFn: asked, retry: false }).subscribe(
    () => {},
  )
  createEffects(queryClient)(message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
})
