import { expect, it } from 'vitest'
import { hoursWords } from './piece-words.ts'

const words = (from: string, to: string) =>
  hoursWords(new Date(`2026-11-18T${from}:00Z`), new Date(`2026-11-18T${to}:00Z`), 'UTC').replaceAll(
    /[\u202f\u00a0]/g,
    ' ',
  )

it('says a half of the day once where that is clear', () => {
  expect(words('09:00', '17:00')).toBe('9–5 PM')
  expect(words('14:30', '18:00')).toBe('2:30–6 PM')
  expect(words('05:00', '22:00')).toBe('5 AM–10 PM')
  expect(words('09:00', '12:00')).toBe('9–12 PM')
  expect(words('06:00', '24:00')).toBe('6 AM–midnight')
})
