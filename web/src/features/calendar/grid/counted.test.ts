import { calendarTexts as calendarEn } from '@roomtone/texts/calendar/calendar'
import { listingCardTexts as cardEn } from '@roomtone/texts/listing/listing-card'
import { describe, expect, it } from 'vitest'
import { textsIn } from '../../../platform/testing/texts-in.ts'

type Card = { listingCardTexts: typeof cardEn }
type Calendar = { calendarTexts: typeof calendarEn }

const { listingCardTexts: cardEs } = await textsIn<Card>('es', 'listing/listing-card')
const { listingCardTexts: cardFr } = await textsIn<Card>('fr', 'listing/listing-card')
const { calendarTexts: calendarEs } = await textsIn<Calendar>('es', 'calendar/calendar')
const { calendarTexts: calendarFr } = await textsIn<Calendar>('fr', 'calendar/calendar')

describe.each([
  ['English', cardEn, calendarEn, ['Up to 1 guest', '3 days', '1 hour']],
  ['Spanish', cardEs, calendarEs, ['Hasta 1 persona', '3 días', '1 hora']],
  ['French', cardFr, calendarFr, ['Jusqu’à 1 personne', '3 jours', '1 heure']],
] as const)('in %s', (_, card, calendar, [guest, days, hour]) => {
  it('counts one as one', () => {
    expect(card.guests({ count: 1 })).toBe(guest)
    expect(calendar.settings.days({ count: 3 })).toBe(days)
    expect(calendar.settings.range({ min: 1, max: 3 })).toContain('1-3')
    expect(calendar.settings.hours({ count: 1 })).toBe(hour)
  })
})
