import { storedHours, type WeeklyHours } from '@roomtone/domain/availability/weekly-hours'

/** Opening hours as the table keeps them. */
export function hourColumns(hours: WeeklyHours) {
  const { opensAt, closesAt, weekHours } = storedHours(hours)
  // Elements may be null: those days are closed. The driver's types know arrays of numbers only.
  return { opens_at: opensAt, closes_at: closesAt, week_hours: weekHours as number[] | null }
}
