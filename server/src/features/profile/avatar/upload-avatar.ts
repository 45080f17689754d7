import type { Member } from '@roomtone/contract/account/member'
import type { Actor } from '@roomtone/domain/access/actor'
import { type Crop, squareOf } from '@roomtone/domain/account/crop'
import type { Deps } from '../../../platform/deps.ts'
import { encodeSquare } from '../../../platform/images/encode-picture.ts'
import { readPicture } from '../../../platform/images/read-picture.ts'
import { createTurns } from '../../../platform/images/turns.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { viewMember } from '../../session/entry.ts'
import { LIMITS } from '../limits.ts'
import { AVATAR_SIDE, avatarKey, avatarUrl, newAvatarName } from './avatar-files.ts'
import { replaceAvatar } from './replace-avatar.ts'

const PICTURE_LIMITS = { maxPixels: 80_000_000, minSide: 100 }
/** One at a time in this process, beside the photos of listings. */
const takeTurn = createTurns(1, 20)

export async function uploadAvatar(
  deps: Deps,
  actor: Actor,
  { bytes, crop }: { bytes: Uint8Array; crop: Crop | null },
): Promise<Member> {
  const { userId } = actor
  await requireWithin(deps, LIMITS.uploadsOfPerson, userId)
  const picture = await takeTurn(async () => {
    const pixels = await readPicture(bytes, PICTURE_LIMITS)
    return encodeSquare(pixels, squareOf(pixels, crop), AVATAR_SIDE)
  })
  const name = newAvatarName()
  const avatar = { key: avatarKey(name), url: avatarUrl(name) }
  // The file first: a row that names no file would be a broken picture everywhere.
  await deps.files.put(avatar.key, picture)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await replaceAvatar(deps, tx, { userId, actorId: userId, avatar, now })
    return viewMember(tx, userId)
  })
}

/** All three or none: a partial crop counts as none. */
export function cropOf({ left, top, size }: { [Part in keyof Crop]?: number | undefined }): Crop | null {
  return left === undefined || top === undefined || size === undefined ? null : { left, top, size }
}
