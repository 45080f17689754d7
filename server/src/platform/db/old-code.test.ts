import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../../testing/query-examples/all.ts'
import { recordQueries } from '../../../testing/record-queries.ts'
import { useServer } from '../../../testing/server.ts'
import type { Db, Tx } from './database.ts'
import { apply } from './migrate.ts'

const server = useServer()

/** Statements that a connection has planned once and for all: what could break by a change of the tables. */
async function preparedExamples() {
  const all = Object.entries(EXAMPLES).flatMap(([noun, functions]) =>
    Object.entries(functions).flatMap(([name, examples]) =>
      [examples].flat().map((run, index) => ({ name: `${noun}.${name}[${index}]`, run })),
    ),
  )
  const found: typeof all = []
  for (const example of all) {
    const statements = await recordQueries(example.run)
    if (statements.some((statement) => statement.startsWith('/* prepared */'))) found.push(example)
  }
  return found
}

/** What the next release may do to every table under a running process: the most that the rules allow. */
const NEXT_RELEASE = `
do $$
declare name text;
begin
  for name in select table_name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
  loop
    execute format('alter table %I add column next_note text, add column next_count int not null default 7', name);
    execute format('alter table %I add constraint %I check (next_count > 0) not valid', name, name || '_next');
  end loop;
end $$;
create table next_things (id uuid primary key, user_id uuid references users (id))`

type Example = Awaited<ReturnType<typeof preparedExamples>>[number]

class Undone extends Error {}

/** What each answers, or the code of what PostgreSQL says to its made-up values; nothing of it stays. */
async function askAll(db: Db, examples: Example[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const { name, run } of examples) answers.set(name, await ask(db, run))
  return answers
}

async function ask(db: Db, run: (tx: Tx) => Promise<unknown>): Promise<string> {
  let outcome = 'answered'
  try {
    await db.transaction().execute(async (tx) => {
      await run(tx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) outcome = (error as { code?: string }).code ?? String(error)
  }
  return outcome
}

describe('a process of the release before, on the schema of the next', () => {
  it('goes on serving people, also with what it had prepared', { timeout: 60_000 }, async () => {
    const { deps, owner, aPerson, call } = server()
    const examples = await preparedExamples()
    expect(examples.length).toBeGreaterThan(0)
    const early = await aPerson()
    const me = () => call(accountCalls.me, {}, { token: early.token })
    const known = await me()
    await deps.db.connection().execute(async (db) => {
      const before = await askAll(db, examples)
      const client = await owner.connect()
      await apply(client, { name: `999_${randomUUID()}.sql`, sql: NEXT_RELEASE, hash: 'next' })
      client.release()
      expect(await askAll(db, examples)).toEqual(before)
      expect([...before.values()]).toContain('answered')
    })
    expect(await me()).toEqual(known)
    const late = await aPerson()
    const { rows } = await sql<{
      count: number
    }>`select next_count as count from users where id = ${late.id}`.execute(deps.db)
    expect(rows).toEqual([{ count: 7 }])
  })
})

describe('a migration that cannot have its lock', () => {
  it('gives up, so that no one waits behind it, and tries again', async () => {
    const { database, owner, deps } = server()
    const client = await owner.connect()
    const reader = await database.pool.connect()
    await reader.query('begin')
    await reader.query('select from waitlist limit 1')
    const applied = apply(client, {
      name: `998_${randomUUID()}.sql`,
      sql: 'alter table waitlist add column later text',
      hash: 'later',
    })
    // Waits behind the migration, until that gives up.
    await deps.db.selectFrom('waitlist').selectAll().limit(1).execute()
    await reader.query('commit')
    reader.release()
    await applied
    client.release()
  })
})
