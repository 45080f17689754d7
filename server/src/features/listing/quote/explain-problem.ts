import {
  type ChoiceProblem,
  earliestStart,
  lastBookableDay,
} from '@roomtone/domain/availability/check-choice'
import { rangeOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import { count, dayWords, momentWords, rangeWords, timeWords } from '../local-words.ts'

const HALF_HOUR = 1_800_000
const HOURS_IN_DAY = 24

/** What to do about it, in the place's own time. */
export function explainProblem(
  problem: ChoiceProblem,
  choice: TimeChoice,
  rules: TimeRules,
  now: Date,
): string {
  switch (problem) {
    case 'taken':
      return explainTaken(choice, rules)
    case 'in_the_past':
      return 'This time has passed. Please choose a later one.'
    case 'too_soon':
      return explainNotice(rules, now)
    case 'too_far': {
      const last = lastBookableDay(rules.timeZone, now)
      const day = `${dayWords(last)}, ${last.slice(0, 4)}`
      return `Bookings open two years ahead, up to ${day}.`
    }
    case 'outside_opening_hours':
      return `This space is open from ${timeWords(rules.opensAt)} to ${timeWords(rules.closesAt)}. Please choose a time within these hours.`
    case 'below_minimum_hours':
      return `The shortest booking here is ${count(rules.minimumHours, 'hour')}.`
    case 'skipped':
      return "The clocks go forward that day, so this start time doesn't exist. Please choose another."
    case 'stay_too_short':
      return `The shortest stay here is ${count(rules.minDays, 'day')}.`
    case 'stay_too_long':
      return `The longest stay here is ${count(rules.maxDays, 'day')}.`
    case 'no_days':
      return 'Check out cannot be before check in.'
  }
}

function explainTaken(choice: TimeChoice, rules: TimeRules): string {
  if (choice.by === 'hour') {
    const { startsAt, endsAt } = rangeOf(choice, rules)
    return `${rangeWords(startsAt, endsAt, rules.timeZone)} isn't available.`
  }
  const { checkIn, checkOut } = choice
  if (checkIn === checkOut) return `${dayWords(checkIn)} isn't available all day.`
  return `${dayWords(checkIn)} to ${dayWords(checkOut)} isn't available the whole time.`
}

function explainNotice(rules: TimeRules, now: Date): string {
  const { noticeHours, timeZone } = rules
  const earliest = Math.ceil(earliestStart(rules, now).getTime() / HALF_HOUR) * HALF_HOUR
  const notice =
    noticeHours % HOURS_IN_DAY === 0 ? count(noticeHours / HOURS_IN_DAY, 'day') : count(noticeHours, 'hour')
  return `This host needs ${notice} of notice. Please start on ${momentWords(new Date(earliest), timeZone)} or later.`
}
