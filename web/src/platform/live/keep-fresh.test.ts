import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFreshCache, watch } from './a-fresh-cache.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

test('someone who changes something while the list first loads sees the list after the change', async () => {
  const client = aFreshCache()
  const list = watch(client, ['admin', 'verifications', 'mine'])
  const told = vi.fn()
  void client.invalidateQueries({ queryKey: ['admin'] }).then(told)
  list.answers[0]?.('before')
  await settle()
  expect(told).not.toHaveBeenCalled()
  list.answers[1]?.('after')
  await settle()
  expect(list.data()).toBe('after')
  expect(told).toHaveBeenCalledOnce()
  expect(list.answers).toHaveLength(2)
})

test('several changes during one question ask once more, and other lists are left alone', async () => {
  const client = aFreshCache()
  const [list, other] = [watch(client, ['admin', 'people']), watch(client, ['trips'])]
  for (let count = 0; count < 5; count += 1) void client.invalidateQueries({ queryKey: ['admin'] })
  list.answers[0]?.('before')
  other.answers[0]?.('trips')
  await settle()
  expect(list.answers).toHaveLength(2)
  expect(other.answers).toHaveLength(1)
})

test('what shall only be marked is not asked for again until somebody looks', async () => {
  const client = aFreshCache()
  const list = watch(client, ['me'])
  void client.invalidateQueries({ queryKey: ['me'], refetchType: 'none' })
  list.answers[0]?.('before')
  await settle()
  expect(list.answers).toHaveLength(1)
  expect(client.getQueryState(['me'])?.isInvalidated).toBe(true)
})

test('a request that nothing on the screen waits for delays nobody', async () => {
  const client = aFreshCache()
  void client.prefetchQuery({ queryKey: ['search'], queryFn: () => new Promise<string>(() => {}) })
  await expect(client.invalidateQueries({ queryKey: ['search'] })).resolves.toBeUndefined()
})
