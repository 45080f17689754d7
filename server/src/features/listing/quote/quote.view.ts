import type { ChoiceView } from '@roomtone/contract/listing/quote'
import { rangeOf, shootOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import { openingOn, widestOf } from '@roomtone/domain/availability/weekly-hours'

/** Both kinds of choice have the fields of both, so that switching between them in the page keeps its place. */
export function choiceView(choice: TimeChoice, rules: TimeRules): ChoiceView {
  const { startsAt, endsAt } = rangeOf(choice, rules)
  const { prep = 0, strike = 0 } = choice
  const shoot = shootOf(choice, rules)
  const when = {
    prep,
    strike,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    callAt: shoot.startsAt.toISOString(),
    wrapAt: shoot.endsAt.toISOString(),
  }
  if (choice.by === 'hour') {
    const { date, start, hours } = choice
    return { by: 'hour', date, start, hours, checkIn: date, checkOut: date, ...when }
  }
  const { checkIn, checkOut } = choice
  return {
    by: 'day',
    date: checkIn,
    start: (openingOn(rules.hours, checkIn) ?? widestOf(rules.hours)).opensAt,
    hours: 0,
    checkIn,
    checkOut,
    ...when,
  }
}
