import { toInstant, toLocal } from '@roomtone/domain/time/zone'

const pad = (number: number) => String(number).padStart(2, '0')

/** `2026-12-05T08:30`, the value of the browser's date and time field, in the place's time. */
export function toField(instant: string, timeZone: string): string {
  const { date, minutes } = toLocal(new Date(instant), timeZone)
  return `${date}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** Empty for an invalid time; the form then says so. */
export function fromField(value: string, timeZone: string): string {
  const [, date, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(value) ?? []
  if (!date) return ''
  return toInstant({ date, minutes: Number(hours) * 60 + Number(minutes) }, timeZone).toISOString()
}
