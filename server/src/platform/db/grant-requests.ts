import type pg from 'pg'

type Table = { name: string; isKept: boolean; isNotes: boolean; isGuarded: boolean; held: string[] | null }

/** The processes that answer people read and write rows. */
const ROWS = ['select', 'insert', 'update', 'delete']
/** What is written there stays as it was written. */
const ADDING = ['select', 'insert']

/**
 * What the user that requests run as may do, where that is not the owner of the tables: use rows, and in
 * append-only tables only add them. It may not change the shape of a table, a trigger, or the notes on
 * migrations. Checked at every start and granted where it is missing, so that a new table needs no word about
 * it.
 */
export async function grantRequests(client: pg.ClientBase, user: string): Promise<void> {
  const role = client.escapeIdentifier(user)
  const statements = (await findTables(client, user)).flatMap((table) => differences(table, role))
  const { rows } = await client.query<{ enters: boolean; creates: boolean; holds: boolean }>(
    `select has_schema_privilege($1, 'graphile_worker', 'usage') as enters,
       has_schema_privilege($1, 'public', 'create') as creates,
       has_function_privilege($1, 'hold_audit_log()', 'execute') as holds`,
    [user],
  )
  if (!rows[0]?.enters) statements.push(`grant usage on schema graphile_worker to ${role}`)
  if (!rows[0]?.holds) statements.push(`grant execute on function hold_audit_log() to ${role}`)
  // Databases that began before PostgreSQL 15 let everybody in.
  if (rows[0]?.creates) statements.push('revoke create on schema public from public')
  if (statements.length > 0) await client.query(statements.join('; '))
}

/** Ours and the queue's. What `user` holds of a table is what was granted to it by name. */
async function findTables(client: pg.ClientBase, user: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select class.oid::regclass::text as name,
       exists (
         select from pg_trigger where tgrelid = class.oid and tgfoid = 'refuse_change'::regproc
       ) as "isKept",
       class.relname in ('schema_migrations', 'migrations') as "isNotes",
       class.relrowsecurity and not exists (
         select from pg_policy where polrelid = class.oid and polname = $1
       ) as "isGuarded",
       (
         select array_agg(lower(privilege_type)) from aclexplode(class.relacl)
         where grantee = (select oid from pg_roles where rolname = $1)
       ) as held
     from pg_class as class
     where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and relkind in ('r', 'p', 'v')
     order by class.oid`,
    [user],
  )
  return rows
}

function differences({ name, isKept, isNotes, isGuarded, held }: Table, role: string): string[] {
  const wanted = isNotes ? ['select'] : isKept ? ADDING : ROWS
  const isSame = held?.length === wanted.length && wanted.every((right) => held.includes(right))
  return [
    ...(isSame
      ? []
      : [`revoke all on ${name} from ${role}`, `grant ${wanted.join(', ')} on ${name} to ${role}`]),
    // The queue hides its rows from all but its owner.
    ...(isGuarded ? [`create policy ${role} on ${name} to ${role} using (true) with check (true)`] : []),
  ]
}
