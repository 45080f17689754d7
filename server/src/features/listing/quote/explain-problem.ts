import {
  type ChoiceProblem,
  earliestStart,
  lastBookableDay,
} from '@roomtone/domain/availability/check-choice'
import { rangeOf, type TimeChoice, type TimeRules } from '@roomtone/domain/availability/time-rules'
import { textsIn } from '@roomtone/texts/all/listing/quote-problems'
import type { Words } from '../../../platform/words.ts'

const HALF_HOUR = 1_800_000
const MINUTE = 60_000
const HOURS_IN_DAY = 24

type Asked = { choice: TimeChoice; rules: TimeRules; now: Date }

/** What to do about it, in the place's own time. */
export function explainProblem(
  problem: ChoiceProblem,
  choice: TimeChoice,
  rules: TimeRules,
  now: Date,
): Words {
  return (language) => explain(problem, { choice, rules, now }, textsIn(language).quoteProblems)
}

type Texts = ReturnType<typeof textsIn>['quoteProblems']

function explain(problem: ChoiceProblem, { choice, rules, now }: Asked, texts: Texts): string {
  switch (problem) {
    case 'taken':
      return explainTaken(choice, rules, texts)
    case 'in_the_past':
      return texts.inThePast
    case 'too_soon':
      return explainNotice(rules, now, texts)
    case 'too_far':
      return texts.tooFar({ last: allDay(lastBookableDay(rules.timeZone, now)) })
    case 'outside_opening_hours':
      return texts.outsideHours({ opens: onTheClock(rules.opensAt), closes: onTheClock(rules.closesAt) })
    case 'below_minimum_hours':
      return texts.tooFewHours({ hours: rules.minimumHours })
    case 'skipped':
      return texts.skipped
    case 'stay_too_short':
      return texts.stayTooShort({ days: rules.minDays })
    case 'stay_too_long':
      return texts.stayTooLong({ days: rules.maxDays })
    case 'no_days':
      return texts.noDays
  }
}

function explainTaken(choice: TimeChoice, rules: TimeRules, texts: Texts): string {
  if (choice.by === 'hour') {
    const { startsAt: from, endsAt: until } = rangeOf(choice, rules)
    return texts.timeTaken({ time: { from, until, timeZone: rules.timeZone } })
  }
  const { checkIn, checkOut } = choice
  if (checkIn === checkOut) return texts.dayTaken({ day: allDay(checkIn) })
  return texts.daysTaken({ first: allDay(checkIn), last: allDay(checkOut) })
}

function explainNotice(rules: TimeRules, now: Date, texts: Texts): string {
  const { noticeHours: hours, timeZone } = rules
  const earliest = {
    at: new Date(Math.ceil(earliestStart(rules, now).getTime() / HALF_HOUR) * HALF_HOUR),
    timeZone,
  }
  if (hours % HOURS_IN_DAY === 0) return texts.noticeInDays({ days: hours / HOURS_IN_DAY, earliest })
  return texts.noticeInHours({ hours, earliest })
}

function allDay(date: string): { at: Date; timeZone: string } {
  return { at: new Date(date), timeZone: 'UTC' }
}

/** From minutes after midnight; 1440 is the midnight that ends the day. */
function onTheClock(minutes: number): { at: Date; timeZone: string } {
  return { at: new Date(minutes * MINUTE), timeZone: 'UTC' }
}
