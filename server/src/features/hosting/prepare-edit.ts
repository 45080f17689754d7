import { isDeepStrictEqual } from 'node:util'
import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import type { AddressFields } from '@roomtone/contract/listing/listing-fields'
import { WEEKDAYS } from '@roomtone/domain/availability/weekly-hours'
import type { Point } from '@roomtone/domain/geo/distance'
import { checkEditing, checkPin, type EditingProblem } from '@roomtone/domain/listing/check-editing'
import { checkMenu, checkTermsWithMenu } from '@roomtone/domain/pricing/check-menu'
import type { Menu } from '@roomtone/domain/pricing/menu'
import { textsIn } from '@roomtone/texts/all/hosting/refusals'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/refused.ts'
import { wordsOf } from '../../platform/words-of-check.ts'
import { findGround } from '../listing/entry.ts'
import { ownsPhotos } from '../photo/entry.ts'
import type { OwnListingRow } from './hosting.store.ts'
import type { DirectChanges } from './listing-edit.store.ts'
import {
  isSameAddress,
  isSamePlace,
  locationOf,
  ownListingView,
  pendingLocationOf,
  reviewLocationOf,
} from './own-listing.view.ts'

/** Another address goes to the reviewers; the old one sent back takes the question away again. */
export type AddressEdit =
  | { kind: 'move'; location: AddressFields; pin: Point; pinMoved: boolean; timeZone: string }
  | { kind: 'withdraw' }

export type Edit = {
  /** Names of what really changes. Empty: there is nothing to do. */
  fields: string[]
  direct: DirectChanges
  photos: string[] | undefined
  address: AddressEdit | null
}

type Values = { [Field in keyof ListingChanges]-?: Exclude<ListingChanges[Field], undefined> }

export async function prepareEdit(
  deps: Deps,
  row: OwnListingRow,
  wanted: ListingChanges,
  userId: string,
): Promise<Edit> {
  const current = valuesOf(row)
  const address = await addressEdit(deps, row, wanted)
  const changes = differing(current, withoutRepeats(wanted))
  // A pin that comes with another address belongs to that address.
  if (address?.kind === 'move') delete changes.pin
  requireValid(checkEditing({ ...current, ...changes }))
  requireMenu(current, changes)
  const { photos, location: _, ...direct } = changes
  if (photos) await requireOwnPhotos(deps, { field: 'photos', kept: row.photoIds, photos }, userId)
  if (direct.arrivalPhotos)
    await requireOwnPhotos(
      deps,
      { field: 'arrivalPhotos', kept: row.arrival_photos, photos: direct.arrivalPhotos },
      userId,
    )
  if (direct.menu) await requireOwnMenuPhotos(deps, row, direct.menu, userId)
  await requirePinNearby(deps, row, direct)
  return {
    fields: [...Object.keys(direct), ...(photos ? ['photos'] : []), ...(address ? ['location'] : [])].sort(),
    direct,
    photos,
    address,
  }
}

function valuesOf(row: OwnListingRow): Values {
  const view = ownListingView(row, { photos: [], arrival: [], ofMenu: [] }, null)
  return { ...view, photos: row.photoIds, arrivalPhotos: row.arrival_photos }
}

/** A value that equals the current one is no change. */
function differing(current: Values, wanted: ListingChanges): Partial<Values> {
  const entries = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field as keyof Values]),
  )
  return Object.fromEntries(entries)
}

function withoutRepeats(wanted: ListingChanges): ListingChanges {
  const once = { ...wanted }
  if (once.highlights) once.highlights = [...new Set(once.highlights)]
  if (once.amenities) once.amenities = [...new Set(once.amenities)]
  if (once.allows) once.allows = [...new Set(once.allows)]
  if (once.weekendDays) once.weekendDays = WEEKDAYS.filter((day) => wanted.weekendDays?.includes(day))
  if (once.photos) once.photos = once.photos.map((id) => id.toLowerCase())
  if (once.arrivalPhotos) once.arrivalPhotos = [...new Set(once.arrivalPhotos.map((id) => id.toLowerCase()))]
  if (once.safetyFeatures) once.safetyFeatures = [...new Set(once.safetyFeatures)]
  return once
}

/** Only what is added is asked about: what the listing shows already was asked about when it came. */
async function requireOwnPhotos(
  { db }: Deps,
  { field, kept, photos }: { field: string; kept: string[]; photos: string[] },
  userId: string,
): Promise<void> {
  const added = photos.filter((id) => !kept.includes(id))
  if (added.length > 0 && !(await ownsPhotos(db, userId, added)))
    throw refusedField(`changes.${field}`, (language) => textsIn(language).refusals.photoGone)
}

/** Said at the add-on whose picture it is. */
async function requireOwnMenuPhotos(
  deps: Deps,
  { menu_photos: kept }: OwnListingRow,
  { addOns }: Menu,
  userId: string,
): Promise<void> {
  for (const [index, { photo }] of addOns.entries())
    if (photo !== null)
      await requireOwnPhotos(deps, { field: `menu.addOns.${index}.photo`, kept, photos: [photo] }, userId)
}

/** City and state are spelled as the map spells them, so that *California* is no move away from *CA*. */
async function addressEdit(
  deps: Deps,
  row: OwnListingRow,
  { location: sent, pin }: ListingChanges,
): Promise<AddressEdit | null> {
  if (!sent) return null
  if (isSameAddress(sent, locationOf(row))) return withdrawal(row)
  const { centre } = await findGround(deps, sent, 'changes.location')
  const location = { ...sent, city: centre.city, state: centre.region.code }
  if (isSameAddress(location, locationOf(row))) return withdrawal(row)
  const pending = pendingLocationOf(row)
  if (pending && isSameAddress(location, pending) && !pin) return null
  if (pin) requireValid(checkPin(pin, centre))
  return {
    kind: 'move',
    location,
    pin: pin ?? { lat: centre.lat, lng: centre.lng },
    pinMoved: pin !== undefined,
    timeZone: centre.timeZone,
  }
}

/** Waiting or turned down: either way the application has an address that the listing does not. */
function withdrawal(row: OwnListingRow): AddressEdit | null {
  const asked = row.reviewStatus === 'approved' ? null : reviewLocationOf(row)
  return asked === null || isSamePlace(asked, locationOf(row)) ? null : { kind: 'withdraw' }
}

async function requirePinNearby(deps: Deps, row: OwnListingRow, { pin }: DirectChanges): Promise<void> {
  if (pin) requireValid(checkPin(pin, (await findGround(deps, locationOf(row), 'changes.location')).centre))
}

/** Other terms can break a menu that stays as it is; it is said where the change was made. */
function requireMenu(current: Values, changes: Partial<Values>): void {
  const edited = { ...current, ...changes }
  const ofMenu = changes.menu ? checkMenu(edited.menu, edited) : null
  if (ofMenu) throw refusedField(`changes.menu.${ofMenu.field}`, wordsOf(ofMenu.code, ofMenu))
  const ofTerms = checkTermsWithMenu(edited.menu, edited, (field) => changes[field] !== undefined)
  if (ofTerms) throw refusedField(`changes.${ofTerms.field}`, wordsOf(ofTerms.code, ofTerms))
}

function requireValid(problem: EditingProblem | null): void {
  if (problem) throw refusedField(`changes.${problem.field}`, wordsOf(problem.code, problem))
}
