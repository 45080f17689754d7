import type { RetentionRule } from '@roomtone/domain/compliance/retention'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { SUBJECT_OF } from '../rules.ts'
import type { Counts } from './count-each.ts'
import { insertErasure } from './erasure.store.ts'

/** What to erase, under which limit. */
export type Erasing = { id: string; before: Date; now: Date }

type Done = { rule: RetentionRule; id: string; what: Counts; now: Date }

/** Tables and counts, in the list of erasures and in the log. */
export async function writeDown(deps: Deps, tx: Tx, { rule, id, what, now }: Done): Promise<void> {
  const subject = { subjectType: SUBJECT_OF[rule], subjectId: id }
  await insertErasure(tx, { rule, ...subject, what, now })
  await deps.audit.record(tx, {
    now,
    actorId: null,
    action: 'retention.erased',
    ...subject,
    data: { rule, ...what },
  })
}
