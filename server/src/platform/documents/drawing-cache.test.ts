import { afterEach, expect, it, vi } from 'vitest'
import { createDrawingCache } from './drawing-cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

const drawings = () => createDrawingCache({ maxBytes: 10, forMs: 1000 })
const of = (size: number) => vi.fn(async () => Buffer.alloc(size))

it('keeps what fits, and forgets first what nobody has asked for the longest', async () => {
  const { get } = drawings()
  const [a, b, c] = [of(4), of(4), of(4)]
  await get('a', a)
  await get('b', b)
  await get('a', a)
  await get('c', c)
  await get('a', a)
  expect(a).toHaveBeenCalledTimes(1)
  await get('b', b)
  expect(b).toHaveBeenCalledTimes(2)
})

it('does not keep what is larger than everything together', async () => {
  const { get } = drawings()
  const large = of(11)
  await get('large', large)
  await get('large', large)
  expect(large).toHaveBeenCalledTimes(2)
})

it('makes one drawing for simultaneous requests, and keeps no failure', async () => {
  const { get } = drawings()
  const make = of(1)
  await Promise.all(Array.from({ length: 60 }, () => get('a', make)))
  expect(make).toHaveBeenCalledTimes(1)
  await expect(get('b', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(await get('b', make)).toHaveLength(1)
})

it('forgets after a while, and when it is told to', async () => {
  vi.useFakeTimers()
  const { get, clear } = drawings()
  const make = of(1)
  await get('a', make)
  await vi.advanceTimersByTimeAsync(999)
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2)
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(2)
  clear()
  await get('a', make)
  expect(make).toHaveBeenCalledTimes(3)
})
