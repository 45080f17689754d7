import type { RawBuilder } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

/** Rows by table: all that an erasure may say about itself. */
export type Counts = Record<string, number>

/** Runs one statement after the other and says how many rows each has met. */
export async function countEach(tx: Tx, statements: Record<string, RawBuilder<unknown>>): Promise<Counts> {
  const counts: Counts = {}
  for (const [table, statement] of Object.entries(statements)) {
    const { numAffectedRows = 0n } = await statement.execute(tx)
    if (numAffectedRows > 0n) counts[table] = Number(numAffectedRows)
  }
  return counts
}

export function addCounts(all: Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all)
    for (const [table, count] of Object.entries(counts)) sum[table] = (sum[table] ?? 0) + count
  return sum
}
