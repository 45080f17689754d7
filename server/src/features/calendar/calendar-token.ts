import { randomBytes } from 'node:crypto'

/** Stands in the address that a host hands to other calendars; whoever has it sees busy times, nothing else. */
export function newCalendarToken(): string {
  return randomBytes(24).toString('base64url')
}
