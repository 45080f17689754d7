import { randomUUID } from 'node:crypto'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import { newOpaqueToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { projectListing } from '../../search/entry.ts'
import type { ApprovedApplication } from './approved-application.ts'
import { keepEnoughPhotos } from './keep-enough-photos.ts'
import { insertProperty, lockSpacesAt } from './make-property.store.ts'
import { placeColumns, termColumns, wordColumns } from './property-columns.ts'
import { welcomeSpace } from './welcome-space.ts'

/** The live listing that an approved application asks for, on terms that its host has confirmed. Answers its id. */
export async function createProperty(
  deps: Deps,
  tx: Tx,
  { id: applicationId, userId, content, terms, space }: ApprovedApplication & { terms: ListingTerms },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  if (space) await lockSpacesAt(tx, space.premises_id)
  await insertProperty(tx, {
    ...wordColumns(content),
    ...(await placeColumns(deps, tx, id, content)),
    ...space,
    id,
    host_id: userId,
    application_id: applicationId,
    ...termColumns(terms),
    terms_confirmed: terms.confirmed,
    terms_confirmed_at: now,
    calendar_token: newOpaqueToken(),
    created_at: now,
    updated_at: now,
  })
  await keepEnoughPhotos(tx, id, content.photos)
  await projectListing(tx, id)
  if (space) await welcomeSpace(deps, tx, { propertyId: id, premisesId: space.premises_id, now })
  return id
}
