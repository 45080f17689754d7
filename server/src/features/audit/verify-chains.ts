import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/database.ts'
import { type ChainRow, findChainHeads, findChainRows, findEmptyChain } from './chain.store.ts'
import type { AuditFinding } from './findings.ts'
import { NO_HASH } from './seal-statement.ts'

const AT_ONCE = 1000

type Chain = { bookingId: string; length: number; head: Buffer; isBroken: boolean }

/**
 * Recomputes every booking's chain from its first row. Each has at most one finding: what follows a break
 * proves nothing.
 */
export async function verifyChains(tx: Tx, found: (finding: AuditFinding) => void): Promise<number> {
  let chain = beginChain('')
  let count = 0
  for await (const row of walkRows(tx)) {
    if (chain.bookingId !== row.bookingId) {
      await closeChain(tx, chain, found)
      chain = beginChain(row.bookingId)
      count += 1
    }
    extend(chain, row, found)
  }
  await closeChain(tx, chain, found)
  const empty = await findEmptyChain(tx)
  if (empty)
    found({ kind: 'removed', row: null, bookingId: empty, what: 'every row of this booking is gone' })
  return count
}

function beginChain(bookingId: string): Chain {
  return { bookingId, length: 0, head: NO_HASH, isBroken: false }
}

async function* walkRows(tx: Tx): AsyncGenerator<ChainRow> {
  let last: ChainRow | null = null
  for (;;) {
    const rows: ChainRow[] = await findChainRows(tx, last, AT_ONCE)
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1) ?? null
  }
}

function extend(chain: Chain, row: ChainRow, found: (finding: AuditFinding) => void): void {
  if (chain.isBroken) return
  const { bookingId } = chain
  const number = chain.length + 1
  const expected = createHash('sha256').update(chain.head).update(`${row.seq}\n${row.line}`).digest()
  if (row.seq > number) {
    chain.isBroken = true
    found({
      kind: 'removed',
      row: row.id,
      bookingId,
      what: `number ${number} of its chain is missing before it`,
    })
  } else if (row.seq < number) {
    chain.isBroken = true
    found({
      kind: 'inserted',
      row: row.id,
      bookingId,
      what: `there is a number ${row.seq} of its chain already`,
    })
  } else if (!row.hash?.equals(expected)) {
    chain.isBroken = true
    found({ kind: 'changed', row: row.id, bookingId, what: `its hash is not that of number ${number}` })
  }
  chain.length = row.seq
  chain.head = expected
}

async function closeChain(tx: Tx, chain: Chain, found: (finding: AuditFinding) => void): Promise<void> {
  if (chain.isBroken || chain.length === 0) return
  const { bookingId } = chain
  const [head] = await findChainHeads(tx, [bookingId])
  if (!head) found({ kind: 'head', row: null, bookingId, what: 'its end is not recorded' })
  else if (head.length > chain.length)
    found({
      kind: 'removed',
      row: null,
      bookingId,
      what: `number ${chain.length + 1} of its chain is missing`,
    })
  else if (head.length < chain.length || !head.head.equals(chain.head))
    found({ kind: 'head', row: null, bookingId, what: 'its recorded end is not that of its last row' })
}
