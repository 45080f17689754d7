/**
 * Where the keyboard enters a month: its first day that is not past. Days of the month before it are drawn too; today
 * may be one of them, and the first of the next month stands at the end.
 */
export function firstStop(dates: readonly string[], today: string): string | undefined {
  const first = dates.find((date) => date.endsWith('-01')) ?? ''
  return dates.find((date) => date >= first && date >= today)
}
