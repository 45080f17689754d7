import type { AccountAction, AuditAction, AuditData, AuditThing } from '@roomtone/domain/audit/audit-action'
import type { SubjectKeys } from '../crypto/subject-keys.ts'
import type { Tx } from '../db/database.ts'
import { record } from '../records/records.ts'

type About = { subjectType: 'user'; action: AccountAction } | { subjectType: AuditThing; action: AuditAction }

type AuditEntry = About & {
  now: Date
  actorId: string | null
  subjectId: string
  data?: AuditData
  /** Anything that says who a person is, under that person's key. */
  personal?: { subjectId: string; fields: Record<string, string> }
}

export type Audit = { record(tx: Tx, entry: AuditEntry): Promise<void> }

export function createAudit(keys: SubjectKeys): Audit {
  return {
    async record(tx, entry) {
      const personal = entry.personal
        ? await keys.seal(tx, entry.personal.subjectId, entry.personal.fields, entry.now)
        : null
      const { now: at, actorId, action, subjectType, subjectId, data = {} } = entry
      const personalSubject = entry.personal?.subjectId ?? null
      const row = { at, actorId, action, subjectType, subjectId, personalSubject, personal }
      await record(tx, { audit: [{ ...row, data: JSON.stringify(data) }] })
    },
  }
}
