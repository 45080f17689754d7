import type { legalHold } from '@roomtone/contract/retention/retention'
import type { z } from 'zod'
import type { HoldRow } from './legal-hold.store.ts'

export type LegalHold = z.infer<typeof legalHold>

export function holdView(row: HoldRow): LegalHold {
  return {
    id: row.id,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    reason: row.reason,
    placedAt: row.placedAt.toISOString(),
    placedBy: row.placedBy,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  }
}
