import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import type { Handle, Tx } from './database.ts'
import { atCommit, type Ending, executePrepared } from './driver.ts'

const server = useServer()

beforeAll(async () => {
  await server().owner.query('create table kept (word text primary key); grant all on kept to public')
})

const WORDS: Ending<string> = {
  statements: (words, handle) => words.map((word) => sql`insert into kept values (${word})`.compile(handle)),
  notices: (words) => words.map((payload) => ({ channel: 'kept', payload })),
}

const keep = (tx: Tx, word: string) => sql`insert into kept values (${word})`.execute(tx)
const keepAtCommit = (handle: Handle, word: string) => atCommit(handle, WORDS, word)
const inOne = (work: (tx: Tx) => Promise<unknown>) => server().deps.db.transaction().execute(work)

const kept = async () => {
  const { rows } = await server().database.pool.query<{ word: string }>('select word from kept order by word')
  return rows.map(({ word }) => word)
}

describe('a prepared statement', () => {
  it('is planned once, answers with each of its values, and leaves the others alone', async () => {
    const rows = await server()
      .deps.db.connection()
      .execute(async (db) => {
        const answers: unknown[] = []
        for (const value of ['one', 'two']) {
          const { rows } = await executePrepared(db, sql<{ said: string }>`select ${value}::text as said`)
          answers.push(rows[0]?.said)
          await sql`select ${value}::text as plain`.execute(db)
        }
        expect(answers).toEqual(['one', 'two'])
        const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
          db,
        )
        return kept.rows.filter(({ statement }) => /said|plain/.test(statement))
      })
    expect(rows).toEqual([{ statement: 'select $1::text as said' }])
  })

  it('that fails can be asked again', async () => {
    const ask = (value: string) =>
      server()
        .deps.db.connection()
        .execute((db) => executePrepared(db, sql<{ n: number }>`select ${value}::text::int as n`))
    await expect(ask('none')).rejects.toThrow('invalid input syntax')
    expect((await ask('7')).rows).toEqual([{ n: 7 }])
  })

  it('says how many rows it changed', async () => {
    await inOne(async (tx) => {
      await keep(tx, 'cup')
      const { numAffectedRows } = await executePrepared(tx, sql`delete from kept where word = ${'cup'}`)
      expect(numAffectedRows).toBe(1n)
    })
  })
})

describe('what is gathered for the commit', () => {
  it('is there once its transaction is, and not before', async () => {
    await inOne(async (tx) => {
      await keepAtCommit(tx, 'chair')
      await keep(tx, 'bed')
      const { rows } = await sql`select word from kept`.execute(tx)
      expect(rows).toEqual([{ word: 'bed' }])
    })
    expect(await kept()).toEqual(['bed', 'chair'])
  })

  it('is written immediately where there is no transaction', async () => {
    await keepAtCommit(server().deps.db, 'shelf')
    expect(await kept()).toContain('shelf')
    await sql`delete from kept where word = 'shelf'`.execute(server().deps.db)
  })

  it('takes the whole transaction with it where it fails, and says why', async () => {
    const failing = inOne(async (tx) => {
      await keep(tx, 'desk')
      await keepAtCommit(tx, 'bed')
      await keepAtCommit(tx, 'lamp')
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' })
    expect(await kept()).toEqual(['bed', 'chair'])
  })

  it('leaves nothing behind: the connection goes on as if it had never been', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(inOne((tx) => keepAtCommit(tx, 'bed'))).rejects.toMatchObject({ code: '23505' })
      await expect(inOne((tx) => keep(tx, 'chair'))).rejects.toMatchObject({ code: '23505' })
      const gaveUp = inOne(async (tx) => {
        await keepAtCommit(tx, 'bed')
        throw new Error('it came to nothing')
      })
      await expect(gaveUp).rejects.toThrow('it came to nothing')
      await inOne((tx) => keepAtCommit(tx, `stool ${turn}`))
    }
    expect((await kept()).length).toBe(22)
  })

  it('fails with its transaction where the connection is cut', async () => {
    const cut = inOne(async (tx) => {
      await keep(tx, 'sofa')
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await server().database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await keepAtCommit(tx, 'table')
    })
    await expect(cut).rejects.toThrow()
    expect(await kept()).not.toContain('sofa')
  })
})

describe('a notice', () => {
  it('is heard after the commit, of what was committed, also where many are sent together', async () => {
    const listener = await server().owner.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    await listener.query('listen kept')
    // Notices of earlier tests may still be on their way; they come before this one.
    await inOne((tx) => keepAtCommit(tx, 'tray'))
    await expect.poll(() => heard.at(-1)).toBe('tray')
    heard.length = 0
    const words = Array.from({ length: 30 }, (_, place) => `plate ${place}`)
    await Promise.all([
      ...words.map((word) => inOne((tx) => keepAtCommit(tx, word))),
      expect(inOne((tx) => keepAtCommit(tx, 'bed'))).rejects.toThrow(),
    ])
    await expect.poll(() => heard.length).toBe(30)
    expect([...heard].sort()).toEqual([...words].sort())
    await listener.query('unlisten kept')
    listener.release()
  })

  it('is on its way before its database is closed', async () => {
    const { connect } = await import('./database.ts')
    const listener = await server().owner.connect()
    const heard: string[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(payload))
    await listener.query('listen kept')
    const other = connect(server().databaseUrl)
    await other.db.transaction().execute((tx) => keepAtCommit(tx, 'last'))
    await other.close()
    await expect.poll(() => heard).toEqual(['last'])
    await listener.query('unlisten kept')
    listener.release()
  })
})
