import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Actor } from '@roomtone/domain/access/actor'
import { keptByHost } from '@roomtone/domain/access/cohost-rights'
import { type Menu, menuPhotos } from '@roomtone/domain/pricing/menu'
import { toLocal } from '@roomtone/domain/time/zone'
import { textsIn } from '@roomtone/texts/all/hosting/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { wordsOf } from '../../platform/words-of-check.ts'
import { deleteDraftOfApplication, recordRevision } from '../application/entry.ts'
import {
  lockSpacesAt,
  moveSpacesAlong,
  requireNobodyAhead,
  setStock,
  shownPointFor,
} from '../listing/entry.ts'
import { requireSpaceName } from '../premises/entry.ts'
import { projectListing } from '../search/entry.ts'
import {
  dropOpenRevision,
  insertApplicationOf,
  lockApplication,
  sendToReview,
  withdrawReview,
} from './address-review.store.ts'
import { bringDraftAlong } from './bring-draft-along.ts'
import { findOwnListing, type OwnListingRow } from './hosting.store.ts'
import {
  copyIntoApplication,
  copyPinIntoApplication,
  givePhotos,
  replacePhotos,
  updateListing,
} from './listing-edit.store.ts'
import { isSamePlace, locationOf } from './own-listing.view.ts'
import { type AddressEdit, type Edit, prepareEdit } from './prepare-edit.ts'
import { requireCleanEdit } from './require-clean-edit.ts'
import { viewOwnListing } from './show-own-listing.ts'

type EditInput = { id: string; version: number; changes: ListingChanges }

/** Everything is checked against the version the page has seen; the update then holds only if it is still that one. */
export async function editListing(
  deps: Deps,
  { userId }: Actor,
  { id, version, changes }: EditInput,
): Promise<OwnListingView> {
  const row = await findOwnListing(deps.db, userId, id)
  if (!row) throw new Refused('not_found')
  if (row.version !== version) throw new Refused('stale')
  const edit = await prepareEdit(deps, row, changes, userId)
  if (row.host_id !== userId) requireShared(edit)
  await requireCleanEdit(deps, row, changes, userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    if (edit.fields.length > 0) {
      await save(deps, tx, { row, edit, userId, now })
      await projectListing(tx, id)
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: 'listing.edited',
        subjectType: 'property',
        subjectId: id,
        data: { fields: edit.fields.join(', '), version: version + 1 },
      })
    }
    return viewOwnListing(deps, tx, userId, id)
  })
}

/** Whether it is offered, where it is and on which terms is for its host alone. */
function requireShared({ fields }: Edit): void {
  const [field] = keptByHost(fields)
  if (field) throw refusedField(`changes.${field}`, (language) => textsIn(language).refusals.hostOnly)
}

type Saving = { row: OwnListingRow; edit: Edit; userId: string; now: Date }

async function save(deps: Deps, tx: Tx, { row, edit, userId, now }: Saving): Promise<void> {
  const application = row.application_id === null ? null : await lockApplication(tx, row.application_id)
  if (edit.direct.title !== undefined)
    await requireSpaceName(tx, {
      premisesId: row.premises_id ?? row.id,
      title: edit.direct.title,
      exceptId: row.id,
      field: 'changes.title',
    })
  if (edit.direct.pin) await lockSpacesAt(tx, row.premises_id ?? row.id)
  const shown = await shownAfter(deps, tx, row, edit.direct)
  const direct = { ...edit.direct, ...(shown && { shown }) }
  if (!(await updateListing(tx, row, direct, now))) throw new Refused('stale')
  if (edit.direct.pin) await moveSpacesAlong(deps, tx, row.id)
  if (edit.direct.menu) await keepStock(tx, row, edit.direct.menu, now)
  if (edit.photos) {
    await replacePhotos(tx, row.id, edit.photos)
    // A listing's pictures belong to its host, no matter who took them.
    if (userId !== row.host_id) await givePhotos(tx, edit.photos, { from: userId, to: row.host_id })
  }
  if (edit.direct.menu && userId !== row.host_id)
    await givePhotos(tx, menuPhotos(edit.direct.menu), { from: userId, to: row.host_id })
  if (edit.direct.arrivalPhotos && userId !== row.host_id)
    await givePhotos(tx, edit.direct.arrivalPhotos, { from: userId, to: row.host_id })
  if (application) {
    await copyIntoApplication(tx, application.id, { ...edit.direct, photos: edit.photos })
    if (edit.direct.pin && isSamePlace(application, locationOf(row)))
      await copyPinIntoApplication(tx, application.id, edit.direct.pin)
    await bringDraftAlong(tx, application.id, { row, edit, now })
  }
  if (edit.address) await changeAddress(deps, tx, { row, address: edit.address, now })
}

/** Of an add-on, a host can offer no fewer than crews have booked. */
async function keepStock(tx: Tx, { id, time_zone: timeZone }: OwnListingRow, menu: Menu, now: Date) {
  const over = await setStock(tx, id, menu.addOns, toLocal(now, timeZone).date)
  const index = menu.addOns.findIndex((one) => one.id === over)
  if (index >= 0)
    throw refusedField(`changes.menu.addOns.${index}.stockPerDay`, wordsOf('stock_below_booked'))
}

/** The circle that others see moves with the pin and with the privacy level, with nothing else. */
async function shownAfter(deps: Deps, tx: Tx, row: OwnListingRow, { pin, privacyLevel }: Edit['direct']) {
  if (!pin && !privacyLevel) return null
  return shownPointFor(deps, tx, {
    propertyId: row.id,
    privacyLevel: privacyLevel ?? row.privacy_level,
    exact: pin ?? { lat: row.lat, lng: row.lng },
    location: locationOf(row),
  })
}

type Change = { row: OwnListingRow; address: AddressEdit; now: Date }

/** The listing stays where it is; its application asks the reviewers whether it may move. */
async function changeAddress(deps: Deps, tx: Tx, { row, address, now }: Change): Promise<void> {
  // Refused here already, though the review checks it again: the review would be in vain.
  if (address.kind !== 'withdraw')
    await requireNobodyAhead(tx, { propertyId: row.id, timeZone: row.time_zone, now })
  const applicationId = row.application_id ?? (await insertApplicationOf(tx, row.id, now))
  await dropOpenRevision(tx, applicationId)
  // It reworks what was turned down; from here on nothing is, and it could never be sent.
  await deleteDraftOfApplication(tx, applicationId)
  if (address.kind === 'withdraw') {
    await withdrawReview(tx, applicationId, now)
    await deps.live.tell(tx, [row.host_id], { kind: 'application', applicationId }, now)
    return
  }
  await sendToReview(tx, applicationId, address, now)
  await recordRevision(deps, tx, { applicationId, termsChanged: [], actorId: row.host_id, now })
}
