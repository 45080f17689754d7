import type { Cents } from '@roomtone/domain/money/cents'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Language } from '@roomtone/texts/languages'

/** How a document of that language writes money, and instants on the clocks of a zone. */
export function wordsIn(language: Language) {
  const { cents, date } = formatsIn(language)
  return {
    /** Always with cents: a column of figures is read by its right edge. */
    money: (amount: Cents) => cents(amount).replace('-', '\u2212'),
    dayIn: (at: Date, timeZone: string) => date('date', { at, timeZone }),
    timeIn: (at: Date, timeZone: string) => date('dateTime', { at, timeZone }),
    /** `2026-11` → November 2026. */
    monthName: (month: string) => date('month', { at: new Date(`${month}-01T00:00:00Z`), timeZone: 'UTC' }),
  }
}
