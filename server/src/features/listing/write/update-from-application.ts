import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { projectListing } from '../../search/entry.ts'
import type { ApprovedApplication } from './approved-application.ts'
import { keepEnoughPhotos } from './keep-enough-photos.ts'
import { lockHouseOf, lockPropertyOf, updateProperty } from './make-property.store.ts'
import { moveSpacesAlong } from './move-spaces.ts'
import { placeColumns, wordColumns } from './property-columns.ts'
import { requireNobodyAhead } from './require-nobody-ahead.ts'

const WHERE_IT_IS = ['address', 'zipcode', 'city', 'state', 'country', 'time_zone'] as const

/**
 * Updates a live listing to a later revision of its application. Edits of the host in the meantime are in the
 * application too, so none of them is lost. Null: there is no such listing.
 */
export async function updatePropertyFromApplication(
  deps: Deps,
  tx: Tx,
  { id: applicationId, content }: ApprovedApplication,
  now: Date,
): Promise<string | null> {
  await lockHouseOf(tx, applicationId)
  const property = await lockPropertyOf(tx, applicationId)
  if (!property) return null
  const { id, version, time_zone: timeZone } = property
  const place = await placeColumns(deps, tx, id, content)
  const isMoving = WHERE_IT_IS.some((column) => place[column] !== property[column])
  if (isMoving) await requireNobodyAhead(tx, { propertyId: id, timeZone, now })
  await updateProperty(tx, id, {
    ...wordColumns(content),
    ...place,
    version: version + 1,
    updated_at: now,
  })
  if (isMoving || place.lat !== property.lat || place.lng !== property.lng)
    await moveSpacesAlong(deps, tx, id)
  await keepEnoughPhotos(tx, id, content.photos)
  await projectListing(tx, id)
  return id
}
