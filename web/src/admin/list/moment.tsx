import { LOCALE } from '@roomtone/texts/language'
import { ownZone } from '../../platform/format/own-zone.ts'

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const
const DATE = { month: 'short', day: 'numeric', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

function words(instant: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: ownZone() }).format(instant)
}

/** An instant in the reader's own time; hovering shows it in UTC. */
export function Moment({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const instant = new Date(at)
  return (
    <time dateTime={at} title={exact(instant)} className="even-figures">
      <span className="whitespace-nowrap">{dateOnly ? words(instant, DATE) : dayOf(instant)}</span>
      {!dateOnly && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{words(instant, TIME)}</span>
        </>
      )}
    </time>
  )
}

function dayOf(instant: Date): string {
  return words(instant, instant.getFullYear() === new Date().getFullYear() ? DAY : DATE)
}

function exact(instant: Date): string {
  return `${instant.toISOString().replace('T', ' ').slice(0, 19)} UTC`
}
