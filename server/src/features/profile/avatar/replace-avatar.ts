import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { lockProfile, updateAvatar } from '../profile.store.ts'

type Replacing = {
  userId: string
  actorId: string | null
  avatar: { key: string; url: string } | null
  now: Date
}

/** A job removes the previous file, if and only if nothing refers to it anymore. */
export async function replaceAvatar(
  deps: Deps,
  tx: Tx,
  { userId, actorId, avatar, now }: Replacing,
): Promise<void> {
  const { avatarKey } = await lockProfile(tx, userId)
  await updateAvatar(tx, userId, avatar, now)
  if (avatarKey !== null) await deps.jobs.add(tx, 'delete-avatar', { key: avatarKey })
  await deps.audit.record(tx, {
    now,
    actorId,
    action: avatar ? 'profile.avatar-changed' : 'profile.avatar-removed',
    subjectType: 'user',
    subjectId: userId,
  })
}
