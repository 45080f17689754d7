const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** An instant in the reader's own time; the exact one, in UTC, on hover. */
export function Moment({ at, dateOnly = false }: { at: string; dateOnly?: boolean }) {
  const instant = new Date(at)
  return (
    <time dateTime={at} title={exact(instant)} className="tabular-nums">
      <span className="whitespace-nowrap">{dateOnly ? date.format(instant) : dayOf(instant)}</span>
      {!dateOnly && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{time.format(instant)}</span>
        </>
      )}
    </time>
  )
}

function dayOf(instant: Date): string {
  return (instant.getFullYear() === new Date().getFullYear() ? day : date).format(instant)
}

function exact(instant: Date): string {
  return `${instant.toISOString().replace('T', ' ').slice(0, 19)} UTC`
}
