import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import type { Tx } from './database.ts'
import { sentAhead } from './send-ahead.ts'

const server = useServer()

beforeAll(async () => {
  await server().owner.query('create table kept (word text primary key); grant all on kept to public')
})

const keep = (tx: Tx, word: string) => sql`insert into kept values (${word})`.execute(tx)
const keepAhead = (tx: Tx, word: string) => sql`insert into kept values (${word}) ${sentAhead}`.execute(tx)
const inOne = (work: (tx: Tx) => Promise<unknown>) => server().deps.db.transaction().execute(work)

const kept = async () => {
  const { rows } = await server().database.pool.query<{ word: string }>('select word from kept order by word')
  return rows.map(({ word }) => word)
}

describe('a statement that is sent ahead', () => {
  it('is there once its transaction is', async () => {
    await inOne(async (tx) => {
      await keep(tx, 'bed')
      await keepAhead(tx, 'chair')
    })
    expect(await kept()).toEqual(['bed', 'chair'])
  })

  it('takes the whole transaction with it where it fails, and says why', async () => {
    const failing = inOne(async (tx) => {
      await keep(tx, 'desk')
      await keepAhead(tx, 'bed')
      await keepAhead(tx, 'lamp')
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' })
    expect(await kept()).toEqual(['bed', 'chair'])
  })

  it('is nobody else’s business: the connection goes on as if nothing had been', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(inOne((tx) => keepAhead(tx, 'bed'))).rejects.toMatchObject({ code: '23505' })
      await expect(inOne((tx) => keep(tx, 'chair'))).rejects.toMatchObject({ code: '23505' })
      const gaveUp = inOne(async (tx) => {
        await keepAhead(tx, 'bed')
        throw new Error('it came to nothing')
      })
      await expect(gaveUp).rejects.toThrow('it came to nothing')
      await inOne((tx) => keepAhead(tx, `stool ${turn}`))
    }
    expect((await kept()).length).toBe(22)
  })

  it('fails with its transaction where the connection is cut', async () => {
    const cut = inOne(async (tx) => {
      await keep(tx, 'sofa')
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await server().database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await keepAhead(tx, 'table')
    })
    await expect(cut).rejects.toThrow()
    expect(await kept()).not.toContain('sofa')
  })
})
