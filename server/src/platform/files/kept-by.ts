/** Far longer than a request takes: by then a file has its row, or never gets one. */
const AN_HOUR = 3_600_000

/** When to check whether bytes that are stored now have a row. */
export function keptBy(now: Date): Date {
  return new Date(now.getTime() + AN_HOUR)
}
