import { createHash } from 'node:crypto'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { DB } from './generated/schema.ts'
import type { Notice, Notifier } from './notifier.ts'

type Handle = Kysely<DB>
/** Builders and raw statements alike. */
type Query<Row> = { compile(handle: Handle): CompiledQuery<Row> }

/**
 * Gathered by a transaction on its way and sent together with its commit. One that fails fails the commit: after an
 * error PostgreSQL turns a commit into a rollback.
 */
export type Ending<T> = {
  statements(gathered: readonly T[], handle: Handle): CompiledQuery[]
  /** The people who are notified of it once everyone can see it. */
  notices(gathered: readonly T[]): Notice[]
}

type Gathered = { ending: Ending<unknown>; handle: Handle; what: unknown }

/** What the driver is told about a statement besides its text. */
type Statement = CompiledQuery & {
  /** Each connection plans it once, under this name. */
  name?: string
  gathered?: Gathered
}

const NOTHING: QueryResult<never> = { rows: [] }

/**
 * Each connection plans the statement once and keeps the plan. For what is asked many times a second, always in the
 * same words, and is found the same way whatever the values are.
 */
export function executePrepared<Row>(handle: Handle, query: Query<Row>): Promise<QueryResult<Row>> {
  return handle.executeQuery(prepared(query.compile(handle)))
}

export function prepared<Row>(compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  const statement: Statement & CompiledQuery<Row> = { ...compiled, name: nameOf(compiled.sql) }
  return statement
}

export function isPrepared(statement: Statement): boolean {
  return statement.name !== undefined
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

/**
 * Written with the commit, together with the rest of what the transaction gathers; immediately where there is
 * no transaction.
 */
export async function atCommit<T>(handle: Handle, ending: Ending<T>, what: T): Promise<void> {
  const statement: Statement = {
    ...CompiledQuery.raw(''),
    gathered: { ending: ending as Ending<unknown>, handle, what },
  }
  await handle.executeQuery(statement)
}

export function dialectOf(pool: pg.Pool, notifier: Notifier): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOf(pool, notifier),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function driverOf(pool: pg.Pool, notifier: Notifier): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(await pool.connect(), notifier),
    beginTransaction: async (connection, settings) => (connection as Connection).begin(settings),
    commitTransaction: (connection) => (connection as Connection).commit(),
    rollbackTransaction: (connection) => (connection as Connection).rollback(),
    releaseConnection: async (connection) => (connection as Connection).release(),
    destroy: async () => {
      await notifier.close()
      await pool.end()
    },
  }
}

/**
 * Of the pool, for one statement or one transaction. The pool's connections are pipelined: what is sent without
 * waiting is answered in the order in which it was asked, and after an error the database refuses everything up to the
 * end of the transaction.
 */
class Connection implements DatabaseConnection {
  private readonly client: pg.PoolClient
  private readonly notifier: Notifier
  /** Null outside of transactions. */
  private open: { unheard: Promise<unknown>[]; gathered: Gathered[] } | null = null

  constructor(client: pg.PoolClient, notifier: Notifier) {
    this.client = client
    this.notifier = notifier
  }

  async executeQuery<Row>(statement: Statement): Promise<QueryResult<Row>> {
    const { gathered } = statement
    if (!gathered) return resultOf(await this.send<Row & object>(statement))
    if (this.open) this.open.gathered.push(gathered)
    else {
      for (const one of unfolded(statement)) await this.send(one)
      this.notifier.notify(noticesOf([gathered]))
    }
    return NOTHING
  }

  // biome-ignore lint/correctness/useYield: nothing streams rows, and the interface asks for it
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed')
  }

  /** The first statement need not wait for the answer: had this failed, its connection would be gone as well. */
  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.open = { unheard: [], gathered: [] }
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    this.sendUnheard(CompiledQuery.raw(`begin${level}${accessMode ? ` ${accessMode}` : ''}`))
  }

  async commit(): Promise<void> {
    const { unheard = [], gathered = [] } = this.open ?? {}
    for (const statement of statementsOf(gathered)) this.sendUnheard(statement)
    this.open = null
    await Promise.all([...unheard, this.send(CompiledQuery.raw('commit'))])
    this.notifier.notify(noticesOf(gathered))
  }

  async rollback(): Promise<void> {
    this.open = null
    await this.send(CompiledQuery.raw('rollback'))
  }

  release(): void {
    this.client.release()
  }

  private send<Row extends object>({ sql: text, parameters, name }: Statement) {
    return this.client.query<Row>({ ...(name && { name }), text, values: [...parameters] })
  }

  /** Its failure is heard at the commit. */
  private sendUnheard(statement: Statement): void {
    const answer = this.send(statement)
    answer.catch(() => {})
    this.open?.unheard.push(answer)
  }
}

/** What is sent for it where there is no transaction. */
export function unfolded(statement: Statement): CompiledQuery[] {
  return statement.gathered ? statementsOf([statement.gathered]) : [statement]
}

function statementsOf(gathered: readonly Gathered[]): CompiledQuery[] {
  return byEnding(gathered).flatMap(({ ending, handle, all }) => ending.statements(all, handle))
}

function noticesOf(gathered: readonly Gathered[]): Notice[] {
  return byEnding(gathered).flatMap(({ ending, all }) => ending.notices(all))
}

/** In the order in which each first had something to write. */
function byEnding(gathered: readonly Gathered[]) {
  const found = new Map<Ending<unknown>, { ending: Ending<unknown>; handle: Handle; all: unknown[] }>()
  for (const { ending, handle, what } of gathered) {
    const { all } = found.get(ending) ?? { all: [] }
    found.set(ending, { ending, handle, all: [...all, what] })
  }
  return [...found.values()]
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function resultOf<Row>({ command, rowCount, rows }: pg.QueryResult<Row & object>): QueryResult<Row> {
  return CHANGING.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows: rows ?? [] }
}
