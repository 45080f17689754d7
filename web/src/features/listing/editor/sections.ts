import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import { keptByHost } from '@roomtone/domain/access/cohost-rights'

/** The fields that a host may change; everything else in the view is read-only. */
export type Values = Omit<
  OwnListingView,
  | 'id'
  | 'version'
  | 'propertyType'
  | 'placeType'
  | 'shown'
  | 'timeZone'
  | 'pendingLocation'
  | 'updatedAt'
  | 'shared'
  | 'termsConfirmed'
>
export type Field = keyof Values

/** The editor's pages in order, with the fields that each of them saves. */
export const SECTION_FIELDS = {
  photos: ['photos'],
  texts: ['title', 'tagline', 'description', 'highlights'],
  space: ['spaceKind', 'maxGuests', 'bedrooms', 'beds', 'bathrooms', 'sizeSqft', 'amenities'],
  location: ['location', 'pin', 'privacyLevel'],
  arrival: ['accessNotes', 'wifiName', 'wifiPassword', 'parking', 'loadIn', 'arrivalPhotos'],
  allows: ['allows'],
  rules: ['houseRules'],
  papers: ['areasIn', 'areasOut', 'insuranceLeast', 'permitRequired', 'crewAddressHours'],
  prices: [
    'rentsBy',
    'pricePerDay',
    'hourlyRate',
    'weekendDays',
    'weekendPrice',
    'weekendHourlyRate',
    'weeklyDiscountPercent',
    'cleaningFee',
  ],
  menu: ['menu'],
  times: ['hours', 'minimumHours', 'turnaroundMinutes', 'noticeHours', 'minDays', 'maxDays'],
  booking: ['bookingApproval', 'guestPreference', 'cancellationPolicy'],
  safety: ['safetyFeatures'],
  availability: ['isAvailable'],
} as const satisfies Record<string, readonly Field[]>

export type Section = keyof typeof SECTION_FIELDS

export const SECTIONS = Object.keys(SECTION_FIELDS) as Section[]

/** A co-host gets only the sections in which every field may be shared. */
export function sectionsFor({ shared }: Pick<OwnListingView, 'shared'>): Section[] {
  if (shared === null) return SECTIONS
  return SECTIONS.filter((section) => keptByHost(SECTION_FIELDS[section]).length === 0)
}

export function sectionNamed(sections: readonly Section[], name: string | null): Section | null {
  return sections.find((section) => section === name) ?? null
}
