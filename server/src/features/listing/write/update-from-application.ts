import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { projectListing } from '../../search/entry.ts'
import type { ApprovedApplication } from './approved-application.ts'
import { keepEnoughPhotos } from './keep-enough-photos.ts'
import { lockPropertyOf, updateProperty } from './make-property.store.ts'
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
  const property = await lockPropertyOf(tx, applicationId)
  if (!property) return null
  const { id, version, time_zone: timeZone } = property
  const place = await placeColumns(deps, tx, id, content)
  if (WHERE_IT_IS.some((column) => place[column] !== property[column]))
    await requireNobodyAhead(tx, { propertyId: id, timeZone, now })
  await updateProperty(tx, id, {
    ...wordColumns(content),
    ...place,
    version: version + 1,
    updated_at: now,
  })
  await keepEnoughPhotos(tx, id, content.photos)
  await projectListing(tx, id)
  return id
}
