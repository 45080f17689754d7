import type { Deps } from '../../../platform/deps.ts'
import { findOwnerOf, isStillDue, lockPerson } from '../due.store.ts'
import { emptyVerification, eraseIdleKey } from './account-records.store.ts'
import { type Erasing, writeDown } from './write-down.ts'

const RULE = 'verification_records'

export async function eraseVerification(deps: Deps, { id, before, now }: Erasing): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { userId, storageKey } = await findOwnerOf(tx, id)
    await lockPerson(tx, userId)
    if (!(await isStillDue(tx, RULE, id, before))) return
    if (storageKey) await deps.files.delete(storageKey)
    const what = await emptyVerification(tx, id, now)
    await writeDown(deps, tx, { rule: RULE, id, what, now })
    await eraseIdleKey(tx, userId)
  })
}
