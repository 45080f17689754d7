import type { Reply } from '@roomtone/contract/endpoint'
import type { describePhoto as describePhotoEndpoint } from '@roomtone/contract/photo/describe-photo'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/http/refused.ts'
import { updateAlt } from './photo.store.ts'
import { photoViewOf } from './photo.view.ts'

export async function describePhoto(
  deps: Deps,
  actor: Actor,
  { id, alt }: { id: string; alt: string },
): Promise<Reply<typeof describePhotoEndpoint>> {
  const row = await deps.db.transaction().execute((tx) => updateAlt(tx, id, actor.userId, alt))
  if (!row) throw new Refused('not_found')
  return photoViewOf(row)
}
