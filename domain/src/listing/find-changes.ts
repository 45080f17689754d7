import type { ListingContent } from './content.ts'

/** In the order a host is asked for them. Photos are counted, not compared one by one. */
const FIELDS = [
  'propertyType',
  'placeType',
  'privacyLevel',
  'location',
  'pin',
  'guests',
  'bedrooms',
  'beds',
  'bathrooms',
  'sizeSqft',
  'amenities',
  'title',
  'highlights',
  'description',
  'bookingApproval',
  'guestPreference',
  'pricePerDay',
  'safetyFeatures',
  'residence',
  'isBusinessHost',
] as const satisfies readonly (keyof ListingContent)[]

type Field = (typeof FIELDS)[number]
type Comparable = Pick<ListingContent, Field | 'photos'>
export type Change<C extends Comparable = ListingContent> =
  | { [F in Field]: { field: F; before: C[F]; after: C[F] } }[Field]
  | PhotoChange
type PhotoChange = {
  field: 'photos'
  before: number
  after: number
  added: number
  removed: number
  isReordered: boolean
}

/** What a reviewer has not seen yet, field by field. */
export function findChanges<C extends Comparable>(before: C, after: C): Change<C>[] {
  const changes = FIELDS.filter((field) => keyOf(before[field]) !== keyOf(after[field])).map(
    (field) => ({ field, before: before[field], after: after[field] }) as Change<C>,
  )
  const photos = photoChange(before.photos, after.photos)
  return photos ? [...changes, photos] : changes
}

function photoChange(before: readonly string[], after: readonly string[]): PhotoChange | null {
  const added = after.filter((id) => !before.includes(id)).length
  const kept = before.filter((id) => after.includes(id))
  const removed = before.length - kept.length
  const isReordered = kept.join() !== after.filter((id) => before.includes(id)).join()
  if (added + removed === 0 && !isReordered) return null
  return { field: 'photos', before: before.length, after: after.length, added, removed, isReordered }
}

/** The same choices made in another order are no change. */
function keyOf(value: Comparable[Field]): string {
  if (Array.isArray(value)) return value.toSorted().join()
  return JSON.stringify(value instanceof Object ? Object.entries(value).toSorted() : value)
}
