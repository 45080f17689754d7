import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { GATHERS, WALKS } from '../src/build-deps.ts'
import { connect } from '../src/platform/db/database.ts'
import { unfolded } from '../src/platform/db/driver.ts'
import type { DB } from '../src/platform/db/generated/schema.ts'
import type { Deps } from '../src/platform/deps.ts'
import type { TestServer } from './server.ts'

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
export type Counted = { buffers: number; sql: string }

/** Runs something with deps whose every statement is explained: how many pages of the database each one touched. */
export async function countBuffers(
  server: TestServer,
  run: (deps: Deps) => Promise<unknown>,
): Promise<Counted[]> {
  const counted: Counted[] = []
  const pools = [
    connect(server.databaseUrl),
    connect(server.databaseUrl, WALKS),
    connect(server.databaseUrl, GATHERS),
  ]
  try {
    const [db, walk, gather] = pools.map(({ pool }) => explaining(pool, counted))
    if (!db || !walk || !gather) throw new Error('There are three pools')
    await run({ ...server.deps, db, reads: { walk, gather } })
  } finally {
    for (const { close } of pools) await close()
  }
  return counted
}

function explaining(pool: ReturnType<typeof connect>['pool'], counted: Counted[]): Kysely<DB> {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      const answers = []
      for (const statement of unfolded(query)) answers.push(await explain<R>(statement))
      return answers.at(-1) ?? { rows: [] }
    },
    async *streamQuery() {
      yield* []
    },
  }
  const explain = async <R>({ sql, parameters }: CompiledQuery) => {
    const values = [...parameters]
    // First without counting: a connection's first statement also reads dictionaries and tables of its own.
    const { rows } = await pool.query(sql, values)
    const explained = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, buffers, format json) ${sql}`,
      values,
    )
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
    counted.push({ buffers: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0), sql })
    return { rows: rows as R[] }
  }
  const nothing = async () => {}
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
