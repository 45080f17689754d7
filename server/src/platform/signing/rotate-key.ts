import type { Deps } from '../deps.ts'
import { makeKey } from './make-key.ts'
import { insertKey, lockKeys, retireCurrentKey } from './signing.store.ts'

/** Another key signs from now on. The one before can only be checked with, here and in every backup made later. */
export async function rotateKey(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'audit'>,
): Promise<{ retired: string | null; made: string }> {
  const now = deps.clock.now()
  const fresh = makeKey(deps.config.masterKey, now)
  return deps.db.transaction().execute(async (tx) => {
    await lockKeys(tx)
    const retired = await retireCurrentKey(tx, now)
    if (!(await insertKey(tx, fresh))) throw new Error(`A key named ${fresh.id} exists already`)
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'platform_key.rotated',
      subjectType: 'platform_key',
      subjectId: fresh.id,
      data: { retired, source: 'command' },
    })
    return { retired, made: fresh.id }
  })
}
