import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'
import { prepared } from './prepared.ts'

const server = useServer()

describe('a marked statement', () => {
  it('is prepared once, answers with each of its values, and leaves the others alone', async () => {
    const rows = await server()
      .deps.db.connection()
      .execute(async (db) => {
        const answers: unknown[] = []
        for (const value of ['one', 'two']) {
          const { rows } = await sql<{ said: string }>`${prepared} select ${value}::text as said`.execute(db)
          answers.push(rows[0]?.said)
          await sql`select ${value}::text as unmarked`.execute(db)
        }
        expect(answers).toEqual(['one', 'two'])
        const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
          db,
        )
        return kept.rows.filter(({ statement }) => /said|unmarked/.test(statement))
      })
    expect(rows).toEqual([{ statement: '/* prepared */ select $1::text as said' }])
  })

  it('that fails can be asked again', async () => {
    const ask = (value: string) =>
      server()
        .deps.db.connection()
        .execute((db) => sql<{ n: number }>`${prepared} select ${value}::text::int as n`.execute(db))
    await expect(ask('none')).rejects.toThrow('invalid input syntax')
    expect((await ask('7')).rows).toEqual([{ n: 7 }])
  })
})
