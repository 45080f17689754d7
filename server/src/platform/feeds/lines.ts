import { tooMuchToRead } from './feed-problem.ts'

/** Two thousand dates in a row. The parser's work grows with the square of what stands before a line's colon. */
const LINE_MAX = 32_768
/** What we read of a calendar; a picture that somebody put into it may be as long as it likes. */
const READ =
  /^(?:BEGIN|END|TZID|TZOFFSETTO|TZOFFSETFROM|UID|SUMMARY|STATUS|TRANSP|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|X-MICROSOFT-CDO-BUSYSTATUS)(?![\w-])/i

/** The same calendar with each line in one piece, and without long ones that say nothing to us. */
export function modestLines(text: string): string {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split('\n')
  return lines.filter((line) => line.length <= LINE_MAX || requireUnread(line)).join('\n')
}

function requireUnread(line: string): false {
  if (READ.test(line)) throw tooMuchToRead()
  return false
}
