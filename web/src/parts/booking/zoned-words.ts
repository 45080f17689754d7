import { momentWords } from '../time/when.ts'
import { foreignZone } from './booking-when.ts'

/** `Sat, Nov 28, 9:00 AM` in the place's time; with its zone where the reader's differs. */
export function zonedWords(instant: string, timeZone: string, now: Date = new Date()): string {
  const zone = foreignZone({ startsAt: instant, timeZone })
  return [momentWords(instant, timeZone, now), zone].filter(Boolean).join(', ')
}
