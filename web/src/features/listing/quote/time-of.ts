import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import type { Choice } from '../../../parts/listing/choice.ts'

/** The time of a choice. Without a date it is some day then, the way prices without a date are calculated. */
export function timeOf(choice: Choice, someDay: LocalDate): TimeChoice {
  const { by, date, start, hours, checkIn, checkOut, prep, strike } = choice
  if (by === 'hour') return { by, date: date || someDay, start, hours, prep, strike }
  const isChosen = checkIn !== '' && checkOut !== ''
  return {
    by,
    checkIn: isChosen ? checkIn : someDay,
    checkOut: isChosen ? checkOut : someDay,
    prep,
    strike,
  }
}
