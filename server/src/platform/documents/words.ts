import type { Cents } from '@roomtone/domain/money/cents'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Always with cents: a column of figures is read by its right edge. */
export function money(cents: Cents): string {
  return dollars.format(cents / 100).replace('-', '\u2212')
}

export function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(instant)
}

export function timeIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(instant)
    .replace(/\u202f/g, ' ')
}

/** `2026-11` → November 2026. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
}
