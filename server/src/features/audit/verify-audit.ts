import type { Deps } from '../../platform/deps.ts'
import type { AuditFinding } from './findings.ts'
import { countAfter } from './seal.store.ts'
import { verifyChains } from './verify-chains.ts'
import { verifySeals } from './verify-seals.ts'

const MOST_FINDINGS = 100

export type AuditReport = {
  /** The first of them; empty when everything fits. */
  findings: AuditFinding[]
  chains: number
  seals: number
  lastSeal: { id: number; hash: string; sealedAt: Date } | null
  /** Rows since the last seal: nothing vouches for them yet, unless they are in a booking's chain. */
  unsealed: { rows: number; oldest: Date | null }
}

/** Verifies everything again, on one snapshot of the database, a few rows at a time. */
export async function verifyAudit(deps: Deps): Promise<AuditReport> {
  const findings: AuditFinding[] = []
  const found = (finding: AuditFinding) => {
    if (findings.length < MOST_FINDINGS) findings.push(finding)
  }
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const chains = await verifyChains(tx, found)
      const { seals, sealedTo, last } = await verifySeals(deps, tx, found)
      return {
        findings,
        chains,
        seals,
        lastSeal: last && { id: last.id, hash: last.hash.toString('hex'), sealedAt: last.sealedAt },
        unsealed: await countAfter(tx, sealedTo),
      }
    })
}
