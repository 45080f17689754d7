import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFresh } from './keep-fresh.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

function freshClient(): QueryClient {
  const client = new QueryClient()
  keepFresh(client)
  return client
}

/** A list on the screen, whose answers come when the test says so. */
function show(client: QueryClient, queryKey: string[]) {
  const answers: ((value: string) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  observer.subscribe(() => {})
  return { answers, data: () => observer.getCurrentResult().data }
}

test('who changes something while the list is first asked for sees the list after the change', async () => {
  const client = freshClient()
  const list = show(client, ['admin', 'verifications', 'mine'])
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
  const client = freshClient()
  const [list, other] = [show(client, ['admin', 'people']), show(client, ['trips'])]
  for (let count = 0; count < 5; count += 1) void client.invalidateQueries({ queryKey: ['admin'] })
  list.answers[0]?.('before')
  other.answers[0]?.('trips')
  await settle()
  expect(list.answers).toHaveLength(2)
  expect(other.answers).toHaveLength(1)
})

test('what shall only be marked is not asked for again until somebody looks', async () => {
  const client = freshClient()
  const list = show(client, ['me'])
  void client.invalidateQueries({ queryKey: ['me'], refetchType: 'none' })
  list.answers[0]?.('before')
  await settle()
  expect(list.answers).toHaveLength(1)
  expect(client.getQueryState(['me'])?.isInvalidated).toBe(true)
})

test('a question that nothing on the screen waits for holds nobody up', async () => {
  const client = freshClient()
  void client.prefetchQuery({ queryKey: ['search'], queryFn: () => new Promise<string>(() => {}) })
  await expect(client.invalidateQueries({ queryKey: ['search'] })).resolves.toBeUndefined()
})
