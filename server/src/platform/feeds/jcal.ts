import ICAL from 'ical.js'
import { FeedProblem, tooMuchToRead } from './feed-problem.ts'

/** Two thousand dates in a row. The parser's work grows with the square of what is before a line's colon. */
const LINE_MAX = 32_768
/** What we read of a calendar; a picture that somebody put into it may be as long as it likes. */
const READ =
  /^(?:BEGIN|END|TZID|TZOFFSETTO|TZOFFSETFROM|UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|X-MICROSOFT-CDO-BUSYSTATUS)(?![\w-])/i

/** A calendar as lists of lists, which is how ical.js reads one before it makes objects of it. */
export type Property = { name: string; parameters: Record<string, unknown>; type: string; values: unknown[] }
export type Component = { name: string; properties: Property[]; children: Component[] }

type RawProperty = [string, Record<string, unknown>, string, ...unknown[]]
type RawComponent = [string, RawProperty[], RawComponent[]]

/** The calendars in a text. */
export function parseCalendars(text: string): Component[] {
  const found = parse(text)
    .map((raw) => componentOf(raw))
    .filter(({ name }) => name === 'vcalendar')
  if (found.length === 0) throw notACalendar()
  return found
}

export function propertyOf(component: Component, name: string): Property | undefined {
  return component.properties.find((property) => property.name === name)
}

export function propertiesOf(component: Component, name: string): Property[] {
  return component.properties.filter((property) => property.name === name)
}

export function textOf(component: Component, name: string): string {
  const value = propertyOf(component, name)?.values[0]
  return typeof value === 'string' ? value : ''
}

function parse(text: string): RawComponent[] {
  // Asked first, because the parser is slow to give up on a page that is no calendar.
  if (!/^\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 10_000))) throw notACalendar()
  const lines = modestLines(text)
  try {
    const parsed = ICAL.parse(lines) as unknown[]
    return (typeof parsed[0] === 'string' ? [parsed] : parsed) as RawComponent[]
  } catch {
    throw notACalendar()
  }
}

/** An event may hold alarms, a zone its two halves; anything deeper means nothing to us. */
function componentOf([name, properties, children]: RawComponent, depth = 0): Component {
  return {
    name,
    properties: properties.map(([key, parameters, type, ...values]) => ({
      name: key,
      parameters,
      type,
      values,
    })),
    children: depth < 2 ? children.map((child) => componentOf(child, depth + 1)) : [],
  }
}

function notACalendar(): FeedProblem {
  return new FeedProblem('not_a_calendar')
}

/** The same calendar with each line in one piece, and without long ones that say nothing to us. */
function modestLines(text: string): string {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split('\n')
  return lines.filter((line) => line.length <= LINE_MAX || requireUnread(line)).join('\n')
}

function requireUnread(line: string): false {
  if (READ.test(line)) throw tooMuchToRead()
  return false
}
