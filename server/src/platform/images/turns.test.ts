import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('runs two in parallel, lets a few wait in their order, and sends the rest away', async () => {
  const take = createTurns(2, 2)
  const done: (() => void)[] = []
  const started: number[] = []
  const task = (n: number) =>
    take(async () => {
      started.push(n)
      await new Promise<void>((resolve) => done.push(resolve))
      return n
    })
  const tasks = [0, 1, 2, 3].map(task)
  await expect(task(4)).rejects.toMatchObject({ code: 'overloaded' })
  expect(started).toEqual([0, 1])
  done[1]?.()
  expect(await tasks[1]).toBe(1)
  expect(started).toEqual([0, 1, 2])
  done[0]?.()
  await tasks[0]
  expect(started).toEqual([0, 1, 2, 3])
  for (const finish of done) finish()
  await Promise.all(tasks)
})

it('hands the turn on when a task fails', async () => {
  const take = createTurns(1, 1)
  const failing = take(() => Promise.reject(new Error('damaged')))
  const next = take(async () => 'fine')
  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('fine')
})
