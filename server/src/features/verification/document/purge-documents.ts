import type { Deps } from '../../../platform/deps.ts'
import { each } from '../../../platform/jobs/each.ts'
import { findDocumentsToPurge, forgetDocumentKey, lockOwnerOf } from './document.store.ts'

const AT_ONCE = 200

/** Part of the sweep: forgets the key and deletes the file of each document whose time has come, unless a legal hold keeps it. */
export async function purgeDocuments(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  // One file that cannot be deleted must not keep the others from being forgotten.
  await each(await findDocumentsToPurge(deps.db, now, AT_ONCE), (id) => purge(deps, id, now))
}

/** The file goes before the key's end is committed: a crash in between leaves a row to purge again, never a file. */
async function purge(deps: Deps, id: string, now: Date): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockOwnerOf(tx, id)
    const storageKey = await forgetDocumentKey(tx, id, now)
    if (storageKey === null) return
    await deps.files.delete(storageKey)
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'document.purged',
      subjectType: 'document',
      subjectId: id,
    })
  })
}
