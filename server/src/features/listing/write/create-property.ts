import { randomUUID } from 'node:crypto'
import {
  DEFAULT_MINIMUM_HOURS,
  DEFAULT_WEEKLY_DISCOUNT_PERCENT,
  NEW_WEEKEND_DAYS,
} from '@roomtone/domain/pricing/rates'
import { newOpaqueToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { projectListing } from '../../search/entry.ts'
import type { ApprovedApplication } from './approved-application.ts'
import { keepEnoughPhotos } from './keep-enough-photos.ts'
import { insertProperty } from './make-property.store.ts'
import { firstWeekendPrice, placeColumns, wordColumns } from './property-columns.ts'

/** The live listing that an approved application asks for. Answers its id. */
export async function createProperty(
  deps: Deps,
  tx: Tx,
  { id: applicationId, userId, content }: ApprovedApplication,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await insertProperty(tx, {
    ...wordColumns(content),
    ...(await placeColumns(deps, tx, id, content)),
    id,
    host_id: userId,
    application_id: applicationId,
    weekend_days: NEW_WEEKEND_DAYS,
    weekend_price_cents: firstWeekendPrice(content.pricePerDay),
    weekly_discount_percent: DEFAULT_WEEKLY_DISCOUNT_PERCENT,
    minimum_hours: DEFAULT_MINIMUM_HOURS,
    calendar_token: newOpaqueToken(),
    created_at: now,
    updated_at: now,
  })
  await keepEnoughPhotos(tx, id, content.photos)
  await projectListing(tx, id)
  return id
}
