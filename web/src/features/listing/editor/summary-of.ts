import { ACTIVITY_LABELS } from '@roomtone/domain/listing/activities'
import { screenTexts } from '../../../parts/listing/screens.texts.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { LOCALE } from '../../../platform/language/language.texts.ts'
import { said } from '../../../platform/language/said.texts.ts'
import { clockTime } from './clock-time.ts'
import { editorTexts as texts } from './editor.texts.ts'
import type { Section, Values } from './sections.ts'

const lines: Record<Section, (values: Values) => string> = {
  photos: ({ photos }) => texts.photos.count(photos.length),
  texts: ({ title }) => title,
  space: ({ maxGuests, sizeSqft }) =>
    texts.space.summary(maxGuests, sizeSqft === null ? null : sizeSqft.toLocaleString(LOCALE)),
  location: ({ location: { city, state } }) => `${city}, ${state}`,
  allows: ({ allows }) =>
    allows.map((activity) => said(ACTIVITY_LABELS[activity])).join(', ') || texts.allows.nothing,
  rules: ({ houseRules }) => (houseRules.length === 0 ? texts.none : texts.rules.count(houseRules.length)),
  papers: ({ insuranceLeast, permitRequired }) =>
    [
      ...(insuranceLeast === null ? [] : [texts.papers.certificate(formatMoney(insuranceLeast))]),
      ...(permitRequired ? [texts.papers.permitShort] : []),
    ].join(', ') || texts.papers.nothing,
  prices: ({ pricePerDay }) => texts.prices.perDay(formatMoney(pricePerDay)),
  times: ({ opensAt, closesAt }) => texts.times.openFrom(clockTime(opensAt), clockTime(closesAt)),
  booking: ({ bookingApproval }) => screenTexts.booking[bookingApproval].label,
  safety: ({ safetyFeatures }) =>
    safetyFeatures.map((feature) => screenTexts.safety.features[feature].label).join(', ') ||
    texts.safety.nothing,
  availability: ({ isAvailable }) => (isAvailable ? texts.availability.label : texts.hidden),
}

/** A part of the listing in half a line, for those who look before they open. */
export function summaryOf(section: Section, values: Values): string {
  return lines[section](values)
}
