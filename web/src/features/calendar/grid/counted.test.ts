import { listingCardTexts as cardEn } from '@roomtone/texts/listing/listing-card'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../../../platform/testing/texts-in.ts'
import { calendarTexts as calendarEs } from '../calendar.texts.es.ts'
import { calendarTexts as calendarFr } from '../calendar.texts.fr.ts'
import { calendarTexts as calendarEn } from '../calendar.texts.ts'

const { listingCardTexts: cardEs } = await textsIn<{ listingCardTexts: typeof cardEn }>(
  'es',
  'listing/listing-card',
)
const { listingCardTexts: cardFr } = await textsIn<{ listingCardTexts: typeof cardEn }>(
  'fr',
  'listing/listing-card',
)

describe.each([
  ['English', cardEn, calendarEn, ['Up to 1 guest', '3 days', '1 hour']],
  ['Spanish', cardEs, calendarEs, ['Hasta 1 persona', '3 días', '1 hora']],
  ['French', cardFr, calendarFr, ['Jusqu’à 1 personne', '3 jours', '1 heure']],
] as const)('in %s', (_, card, calendar, [guest, days, hour]) => {
  it('counts one as one, and does not count from three to three', () => {
    expect(card.guests({ count: 1 })).toBe(guest)
    expect(calendar.settings.days(3, 3)).toBe(days)
    expect(calendar.settings.days(1, 3)).toContain('1-3')
    expect(calendar.settings.ahead(1)).toBe(hour)
  })
})
