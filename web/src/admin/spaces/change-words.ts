import type { ApplicationChange } from '@roomtone/contract/application/application'
import { applicationsTexts } from '@roomtone/texts/admin/applications'
import { amenities, countries, highlights, placeTypes, propertyTypes } from '@roomtone/texts/labels'
import { formatMoney } from '../../platform/format/money.ts'
import { listWords } from '../../platform/language/list-words.ts'

const { changes: texts, approvals, notGiven, preferences, privacy, safety, size, none } = applicationsTexts

type Field = ApplicationChange['field']
type ValueOf<F extends Field> = Extract<ApplicationChange, { field: F }>['before']

/** A listing field's value, in words for a reviewer. */
const WORDS: { [F in Field]: (value: ValueOf<F>) => string } = {
  propertyType: (type) => propertyTypes[type],
  placeType: (type) => placeTypes[type],
  privacyLevel: (level) => privacy[level],
  location: oneLine,
  pin: (pin) => (pin === null ? texts.notMoved : `${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}`),
  guests: String,
  bedrooms: String,
  beds: String,
  bathrooms: String,
  sizeSqft: (squareFeet) => (squareFeet === null ? notGiven : size({ squareFeet })),
  amenities: (all) => listed(all.map((one) => amenities[one])),
  title: (title) => title,
  highlights: (all) => listed(all.map((one) => highlights[one])),
  description: (description) => description || none,
  bookingApproval: (approval) => approvals[approval],
  guestPreference: (preference) => preferences[preference],
  pricePerDay: (cents) => formatMoney(cents),
  safetyFeatures: (all) => listed(all.map((one) => safety[one])),
  residence: oneLine,
  isBusinessHost: (isOne) => (isOne ? texts.yes : texts.no),
  photos: (count) => texts.photos({ count }),
}

export function changeWords(change: ApplicationChange): { before: string; after: string } {
  const say = WORDS[change.field] as (value: unknown) => string
  const [before, after] = [say(change.before), say(change.after)]
  return { before, after: change.field === 'photos' ? `${after} (${photosWords(change)})` : after }
}

type PhotoChange = Extract<ApplicationChange, { field: 'photos' }>

function photosWords({ added, removed, isReordered }: PhotoChange): string {
  return [
    ...(added > 0 ? [texts.added({ count: added })] : []),
    ...(removed > 0 ? [texts.removed({ count: removed })] : []),
    ...(isReordered ? [texts.reordered] : []),
  ].join(', ')
}

function listed(labels: string[]): string {
  return labels.length === 0 ? none : listWords(labels.toSorted())
}

function oneLine({ address, city, state, zip, country }: ValueOf<'location'>): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [address, city, region, country && countries[country]].filter(Boolean).join(', ') || none
}
