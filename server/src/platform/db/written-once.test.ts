import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { writtenOnce } from './written-once.ts'

const server = useServer()

it('is put together once and asked with the values of each time', async () => {
  const write = vi.fn(
    ({ name, times }: { name: string; times: number }) =>
      sql<{ said: string }>`select repeat(${name}::text, ${times}::int) || ${'!'} || ${name}::text as said`,
  )
  const ask = writtenOnce(write)
  const { db } = server().deps
  expect(await ask(db, { name: 'ho', times: 3 })).toEqual([{ said: 'hohoho!ho' }])
  expect(await db.transaction().execute((tx) => ask(tx, { name: 'a', times: 1 }))).toEqual([{ said: 'a!a' }])
  expect(write).toHaveBeenCalledOnce()
})
