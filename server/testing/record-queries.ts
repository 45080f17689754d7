import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Tx } from '../src/platform/db/database.ts'
import { isPrepared, unfolded } from '../src/platform/db/driver.ts'
import type { DB } from '../src/platform/db/generated/schema.ts'
import { NOBODY } from './sample-inputs.ts'

/** Enough of a row for every store to go on to its next statement. */
const ROW = { id: NOBODY, count: 0, helpers: [NOBODY], areas: '{[0,32)}' }

/** The statements a store function sends, in order, without a database. */
export async function recordQueries(run: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => recordingDriver(statements),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await db.transaction().execute(run)
  return statements
}

function recordingDriver(statements: string[]): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery) {
      for (const one of unfolded(query))
        statements.push(`${isPrepared(one) ? '/* prepared */ ' : ''}${one.sql}`)
      return { rows: [ROW as R], numAffectedRows: 1n }
    },
    async *streamQuery() {
      yield* []
    },
  }
  const nothing = async () => {}
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  }
}
