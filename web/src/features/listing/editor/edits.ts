import type { ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { type Field, SECTION_FIELDS, type Section, type Values } from './sections.ts'

/**
 * What has been typed and not saved. It goes on top of the server's values, so a newer version loses none of
 * it.
 */
export type Typed = Partial<Values>

export function dirtyFields(section: Section, saved: Values, typed: Typed): Field[] {
  return SECTION_FIELDS[section].filter((field) => isChanged(field, saved, typed))
}

export function isChanged(field: Field, saved: Values, typed: Typed): boolean {
  if (!(field in typed)) return false
  if (isPhotoField(field)) return idsOf(saved[field]).join() !== idsOf(typed[field] ?? []).join()
  return !isSame(saved[field], typed[field])
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  const areObjects = typeof one === 'object' && typeof other === 'object'
  return areObjects && written(one) === written(other)
}

/** A value that is not a number must not become null, as JSON would make it. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, each) => (Number.isNaN(each) ? 'NaN' : each))
}

function isPhotoField(field: Field): field is 'photos' | 'arrivalPhotos' {
  return field === 'photos' || field === 'arrivalPhotos'
}

function idsOf(photos: Values['photos']): string[] {
  return photos.map(({ id }) => id)
}

/** Only differences are sent, so that two sections saved on two devices do not undo each other. */
export function changesOf(fields: readonly Field[], values: Values): ListingChanges {
  const entries = fields.map((field) => [field, isPhotoField(field) ? idsOf(values[field]) : values[field]])
  return Object.fromEntries(entries)
}

export function without(typed: Typed, fields: readonly Field[]): Typed {
  const left = Object.entries(typed).filter(([field]) => !fields.includes(field as Field))
  return Object.fromEntries(left)
}

/** What may be stored and read again; a number that is NaN would come back as null. */
export function keepable(typed: Typed): Typed | null {
  const kept = Object.entries(typed).filter(([, value]) => !Number.isNaN(value))
  if (kept.length === 0) return null
  // Inside a menu NaN becomes 0, so that the rest of the menu is kept.
  return JSON.parse(JSON.stringify(Object.fromEntries(kept), (_, one) => (Number.isNaN(one) ? 0 : one)))
}
