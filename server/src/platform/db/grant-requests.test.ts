import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { cloneDatabase } from '../../../testing/clone-database.ts'
import { useServer } from '../../../testing/server.ts'
import { connect } from './database.ts'
import { grantRequests } from './grant-requests.ts'
import { migrate } from './migrate.ts'

const server = useServer()
const ask = (statement: string) => server().database.pool.query(statement)

/** By table, what the user of requests holds: its first letters, and a dash for what it lacks. */
async function rights(): Promise<Record<string, string>> {
  const { rows } = await ask(`
    select class.oid::regclass::text as name, string_agg(
      case when has_table_privilege(class.oid, wanted) then left(wanted, 1) else '-' end, '' order by place
    ) as held
    from pg_class as class
    cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
      with ordinality as each (wanted, place)
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'p', 'v')
    group by 1 order by 1`)
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]))
}

describe('the user whom requests run as', () => {
  it('reads and writes rows everywhere, and where rows are kept for good adds some', async () => {
    const held = await rights()
    expect(Object.keys(held).length).toBeGreaterThan(100)
    const less = Object.fromEntries(Object.entries(held).filter(([, each]) => each !== 'siud---'))
    expect(less).toEqual({
      audit_log: 'si-----',
      audit_seals: 'si-----',
      booking_events: 'si-----',
      booking_reveals: 'si-----',
      erasures: 'si-----',
      ledger_accounts: 'si-----',
      ledger_entries: 'si-----',
      ledger_transfers: 'si-----',
      release_signatures: 'si-----',
      setting_changes: 'si-----',
      schema_migrations: 's------',
      'graphile_worker.migrations': 's------',
    })
  })

  it.each([
    'create table own (id int)',
    'create function own() returns int language sql as $$ select 1 $$',
    'alter table bookings add column own int',
    'alter table audit_log disable trigger audit_log_append_only',
    'drop trigger ledger_entries_append_only on ledger_entries',
    'drop table messages',
    'truncate live_events',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    "insert into schema_migrations (name, hash) values ('900_later.sql', 'x')",
    "set session_replication_role = 'replica'",
    'create role another superuser',
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
  ])('may not %s', async (statement) => {
    await expect(ask(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('holds the audit log still while it is sealed, by a function that does nothing else', async () => {
    const client = await server().database.pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await expect(client.query('lock table audit_log in share mode')).rejects.toMatchObject({ code: '42501' })
    await client.query('rollback; begin')
    await client.query('select hold_audit_log()')
    const { rows } = await client.query(
      "select mode from pg_locks where pid = pg_backend_pid() and relation = 'audit_log'::regclass",
    )
    await client.query('rollback')
    expect(rows).toEqual([{ mode: 'ShareLock' }])
  })
})

/** A database of today's shape with a user in it who was granted nothing. */
async function aNewcomer() {
  const clone = await cloneDatabase(inject('template'))
  const name = `newcomer_${randomBytes(6).toString('hex')}`
  const owner = connect(clone.ownerUrl, { max: 3 })
  await owner.pool.query(`create role ${name} login password '${name}'`)
  const url = new URL(clone.url)
  Object.assign(url, { username: name, password: name })
  const theirs = connect(url.href, { max: 3 })
  onTestFinished(async () => {
    await theirs.close()
    await owner.pool.query(`drop owned by ${name}; drop role ${name}`)
    await owner.close()
    await clone.drop()
  })
  return { name, owner, theirs }
}

describe('granting', () => {
  it('lets a new user in, and asks for nothing the second time', async () => {
    const { name, owner, theirs } = await aNewcomer()
    for (const statement of ['select from users', 'select hold_audit_log()'])
      await expect(theirs.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    await migrate(owner.pool, undefined, name)
    await theirs.pool.query('select from users')
    await theirs.pool.query('select hold_audit_log()')
    await theirs.pool.query("select graphile_worker.add_job('sweep-expired')")
    expect((await theirs.pool.query('select from graphile_worker._private_jobs')).rowCount).toBe(1)
    const client = await owner.pool.connect()
    onTestFinished(() => client.release())
    const sent: string[] = []
    const listening = new Proxy(client, {
      get: (target, key) =>
        key === 'query'
          ? (text: string, values?: unknown[]) => {
              sent.push(text)
              return target.query(text, values)
            }
          : Reflect.get(target, key, target).bind?.(target),
    })
    await grantRequests(listening, name)
    expect(sent.filter((text) => !text.trim().startsWith('select'))).toEqual([])
  })

  it('reaches tables that came later, and takes back what is too much', async () => {
    const { name, owner, theirs } = await aNewcomer()
    await migrate(owner.pool, undefined, name)
    await owner.pool.query(
      `create table later (id int); grant all on audit_log to ${name}; grant truncate on users to ${name}`,
    )
    await migrate(owner.pool, undefined, name)
    await theirs.pool.query('insert into later values (1)')
    for (const statement of ['delete from audit_log', 'truncate users cascade'])
      await expect(theirs.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('is looked for by who starts without the owner: what is missing is said in one sentence', async () => {
    const { name, owner, theirs } = await aNewcomer()
    await migrate(owner.pool, undefined, name)
    expect(await migrate(theirs.pool)).toEqual([])
    await owner.pool.query("delete from schema_migrations where name like '027%'")
    await expect(migrate(theirs.pool)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^This database is not of the shape .* DATABASE_OWNER_URL first\.$/),
    })
  })
})
