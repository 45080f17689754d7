import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteDraftOfApplication, recordRevision } from '../application/entry.ts'
import { requireNobodyAhead } from '../listing/entry.ts'
import {
  dropOpenRevision,
  insertApplicationOf,
  sendToReview,
  withdrawReview,
} from './address-review.store.ts'
import type { OwnListingRow } from './hosting.store.ts'
import type { AddressEdit } from './prepare-edit.ts'

type Change = { row: OwnListingRow; address: AddressEdit; now: Date }

/** The listing stays where it is; its application asks the reviewers whether it may move. */
export async function changeAddress(deps: Deps, tx: Tx, { row, address, now }: Change): Promise<void> {
  // Said here already, though the review asks again: it would be for nothing.
  if (address.kind !== 'withdraw')
    await requireNobodyAhead(tx, { propertyId: row.id, timeZone: row.time_zone, now })
  const applicationId = row.application_id ?? (await insertApplicationOf(tx, row.id, now))
  await dropOpenRevision(tx, applicationId)
  // It reworks what was turned down; from here on nothing is, and it could never be sent.
  await deleteDraftOfApplication(tx, applicationId)
  if (address.kind === 'withdraw') return withdrawReview(tx, applicationId, now)
  await sendToReview(tx, applicationId, address, now)
  await recordRevision(deps, tx, { applicationId, actorId: row.host_id, now })
}
