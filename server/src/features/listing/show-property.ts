import type { PropertyView } from '@roomtone/contract/listing/property'
import type { Actor } from '@roomtone/domain/access/actor'
import { toLocal } from '@roomtone/domain/time/zone'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findPhotos } from '../photo/entry.ts'
import { sharesOf } from '../pricing/entry.ts'
import { findCards, findNeighbors, findSimilar } from '../search/entry.ts'
import { findListing, findPhotoIds } from './listing.store.ts'
import { propertyView } from './property.view.ts'
import { rateAnswers } from './quote/rate-answers.ts'

const SIMILAR = 4

export async function showProperty(deps: Deps, actor: Actor | null, id: string): Promise<PropertyView> {
  const { db, clock } = deps
  const now = clock.now()
  const listing = await findListing(db, id, actor)
  if (!listing) throw new Refused('not_found')
  const [cards, photos, similar, neighbors, response] = await Promise.all([
    findCards(db, [id]),
    findPhotoIds(db, id).then((ids) => findPhotos(db, ids)),
    findSimilar(db, id, SIMILAR),
    findNeighbors(db, id),
    rateAnswers(db, listing.hostId, now),
  ])
  const settings = await deps.settings.recent()
  const [card] = cards
  if (!card) throw new Refused('not_found')
  return propertyView(listing, {
    card,
    photos,
    menuPhotos: await findPhotos(db, listing.menuPhotos),
    similar,
    neighbors,
    response,
    today: toLocal(now, listing.timeZone).date,
    shares: sharesOf(settings, listing),
    steps: settings.cancellation[listing.cancellationPolicy],
    isYours: listing.hostId === actor?.userId,
  })
}
