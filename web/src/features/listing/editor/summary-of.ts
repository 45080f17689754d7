import { activities } from '@roomtone/texts/labels'
import { editorTexts as texts } from '@roomtone/texts/listing/editor'
import { screenTexts } from '@roomtone/texts/listing/screens'
import { hoursWords } from '../../../parts/listing/hours-words.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { menuWords } from './menu/menu-words.ts'
import type { Section, Values } from './sections.ts'

const lines: Record<Section, (values: Values) => string> = {
  photos: ({ photos }) => texts.photos.count({ count: photos.length }),
  texts: ({ title }) => title,
  space: ({ maxGuests, sizeSqft }) =>
    sizeSqft === null
      ? texts.space.summary({ crew: maxGuests })
      : texts.space.summarySized({ crew: maxGuests, size: sizeSqft }),
  location: ({ location: { city, state } }) => `${city}, ${state}`,
  arrival: ({ accessNotes }) => accessNotes.split('\n')[0] || texts.arrival.none,
  allows: ({ allows }) => allows.map((activity) => activities[activity]).join(' · ') || texts.allows.nothing,
  rules: ({ houseRules }) =>
    houseRules.length === 0 ? texts.none : texts.rules.count({ count: houseRules.length }),
  papers: ({ insuranceLeast, permitRequired }) =>
    [
      ...(insuranceLeast === null ? [] : [texts.papers.certificate({ cover: formatMoney(insuranceLeast) })]),
      ...(permitRequired ? [texts.papers.permitShort] : []),
    ].join(', ') || texts.papers.nothing,
  prices: ({ pricePerDay }) => texts.prices.perDay({ price: formatMoney(pricePerDay) }),
  menu: ({ menu }) => menuWords(menu) || texts.menuNone,
  times: ({ hours }) => hoursWords(hours),
  booking: ({ bookingApproval }) => screenTexts.booking[bookingApproval].label,
  safety: ({ safetyFeatures }) =>
    safetyFeatures.map((feature) => screenTexts.safety.features[feature].label).join(' · ') ||
    texts.safety.nothing,
  availability: ({ isAvailable }) => (isAvailable ? texts.availability.label : texts.hidden),
}

/** A section of the listing in half a line, for people who look before they open it. */
export function summaryOf(section: Section, values: Values): string {
  return lines[section](values)
}
