import {
  type ChoiceProblem,
  closedDayOf,
  earliestStart,
  lastBookableDay,
  openRangeOf,
} from '@roomtone/domain/availability/check-choice'
import { rangeOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import type { LocalDate } from '@roomtone/domain/time/local-date'
import { textsIn } from '@roomtone/texts/all/listing/time-problems'
import type { Words } from '../../../platform/words.ts'

const HALF_HOUR = 1_800_000
const HOURS_IN_DAY = 24

type Texts = ReturnType<typeof textsIn>['timeProblems']

/** What to do about it, in the place's own time. */
export function explainProblem(
  problem: ChoiceProblem,
  choice: TimeChoice,
  rules: TimeRules,
  now: Date,
): Words {
  return (language) => wordsOf(textsIn(language).timeProblems, problem, choice, rules, now)
}

function wordsOf(
  texts: Texts,
  problem: ChoiceProblem,
  choice: TimeChoice,
  rules: TimeRules,
  now: Date,
): string {
  switch (problem) {
    case 'taken':
      return explainTaken(texts, choice, rules)
    case 'in_the_past':
      return texts.inThePast
    case 'too_soon':
      return explainNotice(texts, rules, now)
    case 'too_far':
      return texts.tooFar({ last: dayOf(lastBookableDay(rules.timeZone, now)) })
    case 'outside_opening_hours': {
      const { startsAt, endsAt } = openRangeOf(firstDayOf(choice), rules)
      const { timeZone } = rules
      return texts.outsideHours({ opens: { at: startsAt, timeZone }, closes: { at: endsAt, timeZone } })
    }
    case 'below_minimum_hours':
      return texts.minimumHours({ count: rules.minimumHours })
    case 'skipped':
      return texts.skipped
    case 'stay_too_short':
      return texts.stayTooShort({ count: rules.minDays })
    case 'stay_too_long':
      return texts.stayTooLong({ count: rules.maxDays })
    case 'no_days':
      return texts.noDays
    case 'closed':
      return texts.closed({ day: dayOf(closedDayOf(choice, rules) ?? firstDayOf(choice)) })
    case 'not_by_hour':
      return texts.notByHour
    case 'not_by_day':
      return texts.notByDay
  }
}

function explainTaken(texts: Texts, choice: TimeChoice, rules: TimeRules): string {
  if (choice.by === 'hour') {
    const { startsAt: from, endsAt: until } = rangeOf(choice, rules)
    return texts.takenHours({ time: { from, until, timeZone: rules.timeZone } })
  }
  const [first, last] = [dayOf(choice.checkIn), dayOf(choice.checkOut)]
  return choice.checkIn === choice.checkOut
    ? texts.takenDay({ day: first })
    : texts.takenDays({ first, last })
}

function explainNotice(texts: Texts, rules: TimeRules, now: Date): string {
  const { noticeHours, timeZone } = rules
  const at = new Date(Math.ceil(earliestStart(rules, now).getTime() / HALF_HOUR) * HALF_HOUR)
  const earliest = { at, timeZone }
  return noticeHours % HOURS_IN_DAY === 0
    ? texts.noticeDays({ count: noticeHours / HOURS_IN_DAY, earliest })
    : texts.noticeHours({ count: noticeHours, earliest })
}

function firstDayOf(choice: TimeChoice): LocalDate {
  return choice.by === 'hour' ? choice.date : choice.checkIn
}

const dayOf = (date: LocalDate) => ({ at: date, timeZone: 'UTC' })
