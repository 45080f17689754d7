import type { LocalDate } from '@roomtone/domain/time/local-date'
import { formatsIn } from '@roomtone/texts/all/formats'
import type { Language } from '@roomtone/texts/languages'
import { refusals } from './refusals.ts'

const MOST = 6

/** `Sat, Nov 21 and Sun, Nov 22`; a long row ends in a count. */
export function nameDays(dates: LocalDate[], language: Language): string {
  const { date, list } = formatsIn(language)
  const names = dates.map((at) => date('day', { at, timeZone: 'UTC' }))
  if (names.length <= MOST) return list(names)
  return list([...names.slice(0, MOST), refusals(language).moreDays({ count: names.length - MOST })])
}
