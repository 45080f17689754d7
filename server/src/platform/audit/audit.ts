import type { SubjectKeys } from '../crypto/subject-keys.ts'
import type { Tx } from '../db/database.ts'

type AuditEntry = {
  now: Date
  actorId: string | null
  action: string
  subjectType: string
  subjectId: string
  /** Ids, states and numbers only: this part is never erased. */
  data?: Record<string, string | number | boolean | null>
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
      await tx
        .insertInto('audit_log')
        .values({
          at: entry.now,
          actor_id: entry.actorId,
          action: entry.action,
          subject_type: entry.subjectType,
          subject_id: entry.subjectId,
          data: JSON.stringify(entry.data ?? {}),
          personal_subject: entry.personal?.subjectId ?? null,
          personal,
        })
        .execute()
    },
  }
}
