import { LOCALE } from '@roomtone/texts/language'
import { ownZone } from '../../../platform/format/own-zone.ts'

/** Nov 15; with the year unless it is the current one. */
export function savedMoment(instant: string, now = new Date()): string {
  const at = new Date(instant)
  const isThisYear = at.getFullYear() === now.getFullYear()
  return new Intl.DateTimeFormat(LOCALE, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: ownZone(),
  }).format(at)
}
