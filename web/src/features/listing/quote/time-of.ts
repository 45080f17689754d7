import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import type { Choice } from '../../../parts/listing/choice.ts'

/** Of a choice, also while its date is open: some day then, as prices without one are reckoned. */
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
