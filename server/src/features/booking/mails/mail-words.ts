const THIN_SPACES = /[\u2009\u202f\u00a0]/g

/** `Sat, Dec 5, 2026, 9:00 AM – 1:00 PM PST`: by the clocks of the place, and says so. */
export function whenWords(startsAt: Date, endsAt: Date, timeZone: string): string {
  return formatOf(timeZone).formatRange(startsAt, endsAt).replace(THIN_SPACES, ' ')
}

export function momentWords(at: Date, timeZone: string): string {
  return formatOf(timeZone).format(at).replace(THIN_SPACES, ' ')
}

/** `9:00 AM` */
export function timeWords(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(at)
    .replace(THIN_SPACES, ' ')
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function moneyWords(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}
