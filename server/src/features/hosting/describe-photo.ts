import type { Reply } from '@roomtone/contract/endpoint'
import { describePhoto as describePhotoEndpoint } from '@roomtone/contract/photo/describe-photo'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { ownFactsOf } from '../listing/entry.ts'
import { requireCleanTexts } from '../moderation/entry.ts'
import { signedPhotoViewOf, updateAlt } from '../photo/entry.ts'
import { findListingsShowing, findListingWith } from './hosting.store.ts'

type Description = { id: string; alt: string }

/** One's own photo, wherever it is used; somebody else's if it belongs to a listing that one looks after. */
export async function describePhoto(
  deps: Deps,
  actor: Actor,
  photo: Description,
): Promise<Reply<typeof describePhotoEndpoint>> {
  await requireCleanCaption(deps, actor, photo)
  const row = await deps.db
    .transaction()
    .execute(
      async (tx) =>
        (await updateAlt(tx, photo.id, actor.userId, photo.alt)) ?? describeShared(deps, tx, actor, photo),
    )
  if (!row) throw new Refused('not_found')
  return signedPhotoViewOf(deps, row)
}

async function requireCleanCaption(deps: Deps, { userId }: Actor, { id, alt }: Description): Promise<void> {
  if (alt === '') return
  const shown = await findListingsShowing(deps.db, id)
  const [first] = shown
  const facts = await ownFactsOf(deps, deps.db, {
    hostId: first?.hostId ?? userId,
    addresses: shown,
    accessNotes: shown.map(({ accessNotes }) => accessNotes).join('\n'),
  })
  const texts = textsIn(describePhotoEndpoint.body, { alt })
  await requireCleanTexts(deps, { authorId: userId, place: { kind: 'photo', id }, texts, facts })
}

async function describeShared(deps: Deps, tx: Tx, { userId }: Actor, { id, alt }: Description) {
  const propertyId = await findListingWith(tx, userId, id)
  if (propertyId === undefined) return undefined
  await deps.audit.record(tx, {
    now: deps.clock.now(),
    actorId: userId,
    action: 'listing.edited',
    subjectType: 'property',
    subjectId: propertyId,
    data: { photoId: id },
  })
  return updateAlt(tx, id, null, alt)
}
