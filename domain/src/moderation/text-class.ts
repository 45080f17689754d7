import type { FlagKind } from './verdict.ts'

/**
 * Who reads a text, and so what it may carry:
 * - `public`: everyone. No contact details, no links, no street address.
 * - `before_confirmation`: the other side of a booking. The same, until the two have their first confirmed booking.
 * - `after_confirmation`: people whose contacts are open to each other: both sides of a confirmed booking, who runs a
 *   listing together, and members whom Roomtone writes to. Contact details are fine.
 * - `private`: its author and Roomtone's staff. Nobody checks it.
 */
export const TEXT_CLASSES = ['public', 'before_confirmation', 'after_confirmation', 'private'] as const
export type TextClass = (typeof TEXT_CLASSES)[number]
export type CheckedClass = Exclude<TextClass, 'private'>

/** Contacts open with the first confirmed booking of two people, and stay open. */
export function openedBy(textClass: TextClass, haveConfirmedBooking: boolean): TextClass {
  return textClass === 'before_confirmation' && haveConfirmedBooking ? 'after_confirmation' : textClass
}

export const areContactsOpen = (textClass: TextClass): boolean => textClass === 'after_confirmation'

const CONTACTS: readonly FlagKind[] = ['contact', 'link']
export const isContact = (kind: FlagKind): boolean => CONTACTS.includes(kind)

/** What a text belongs to. An approval covers one of these, not all. */
export const TEXT_PLACES = [
  'account',
  'profile',
  'draft',
  'listing',
  'photo',
  'request',
  'booking',
  'review',
  'claim',
  'packet',
  'application',
  'verification',
  'case',
] as const
export type TextPlaceKind = (typeof TEXT_PLACES)[number]

export type TextPlace = { kind: TextPlaceKind; id: string | null }

/** Parts of a path that only say where a field is in a body. */
const CONTAINERS = new Set(['changes', 'content', 'production', 'terms'])

/** One name for a field, wherever a body holds it: `changes.houseRules.2.body` is `houseRules.body`. */
export function fieldName(path: string): string {
  const parts = path
    .split('.')
    .filter((part, index, all) => !(CONTAINERS.has(part) && index < all.length - 1) && !/^\d+$/.test(part))
  return parts[0] === 'prompts' ? 'prompts' : parts.join('.')
}

/** Every field whose text is checked, to name them on screen. */
export const TEXT_FIELDS = [
  'accessNotes',
  'adminNotes',
  'alt',
  'areas.name',
  'areasIn',
  'areasOut',
  'body',
  'company',
  'contacts',
  'description',
  'firstName',
  'fullName',
  'hospital',
  'houseRules.body',
  'houseRules.title',
  'intro',
  'lastName',
  'loadIn',
  'members.name',
  'members.role',
  'menu.addOns.name',
  'menu.addOns.note',
  'name',
  'note',
  'notes',
  'parking',
  'preferredName',
  'prompts',
  'purpose',
  'reason',
  'reply',
  'tagline',
  'text',
  'title',
  'wifiName',
  'wifiPassword',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]
