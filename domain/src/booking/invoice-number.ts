import { toLocal } from '../time/zone.ts'

type Confirmed = { id: string; confirmedAt: Date; zone: string }

/** What people quote: RT-2026-1A2B3C4D. The year is that of its confirmation, where the space is. */
export function invoiceNumber({ id, confirmedAt, zone }: Confirmed): string {
  return `RT-${toLocal(confirmedAt, zone).date.slice(0, 4)}-${shortId(id)}`
}

export function shortId(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
