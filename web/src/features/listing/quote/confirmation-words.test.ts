import { bookingTexts as texts } from '@roomtone/texts/listing/booking'
import { expect, it } from 'vitest'
import { chargeNote, confirmationWords } from './confirmation-words.ts'

const now = new Date('2026-11-17T12:00:00Z')
const choice = (hours: number) => ({ startsAt: new Date(now.getTime() + hours * 3_600_000).toISOString() })
const instant = (guestPreference: 'any' | 'experienced') => ({
  bookingApproval: 'instant' as const,
  guestPreference,
})

it.each([
  ['the day is too near, whoever asks', 'experienced', 10, texts.askedFirst],
  ['the day is too near for anyone', 'any', 10, texts.askedFirst],
  ['there is time, but not the experience', 'experienced', 24, texts.experiencedOnly],
] as const)('says why it is not instant: %s', (_, preference, hours, words) => {
  const asked = { isInstant: false, choice: choice(hours) }
  expect(confirmationWords(instant(preference), asked, now)).toBe(words)
})

it('says that it is, and nothing where nobody expects it', () => {
  const asked = { isInstant: true, choice: choice(48) }
  expect(confirmationWords(instant('experienced'), asked, now)).toBe(texts.instant)
  const manual = { bookingApproval: 'manual' as const, guestPreference: 'any' as const }
  expect(confirmationWords(manual, { ...asked, isInstant: false }, now)).toBeNull()
})

it('says when the card is charged, as the time tells or, before one is chosen, the listing', () => {
  const manual = { bookingApproval: 'manual' as const, guestPreference: 'any' as const }
  expect(chargeNote(manual, null)).toBe("You won't be charged until the host accepts")
  expect(chargeNote(instant('any'), null)).toBe('You’ll be charged when you book')
  expect(chargeNote(instant('experienced'), null)).toBe(texts.note)
  expect(chargeNote(instant('any'), { isInstant: false })).toBe(texts.note)
  expect(chargeNote(instant('experienced'), { isInstant: true })).toBe(texts.instantNote)
})
