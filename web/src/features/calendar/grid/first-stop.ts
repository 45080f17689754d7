/**
 * Where the keyboard enters a month: its first day that is not past. The grid also has days of the months
 * around it: today may be a day before the first, and the first of the next month is at the end.
 */
export function firstStop(dates: readonly string[], today: string): string | undefined {
  const first = dates.find((date) => date.endsWith('-01')) ?? ''
  return dates.find((date) => date >= first && date >= today)
}
