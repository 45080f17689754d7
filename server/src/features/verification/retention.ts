const UNUSED_HOURS = 24
const YEARS = 7

/** An upload that was never submitted is forgotten the next day. */
export function purgeUnusedAfter(uploadedAt: Date): Date {
  return new Date(uploadedAt.getTime() + UNUSED_HOURS * 3_600_000)
}

/** The policy keeps what a verification was decided from for seven years. */
export function purgeDecidedAfter(decidedAt: Date): Date {
  const later = new Date(decidedAt)
  later.setUTCFullYear(later.getUTCFullYear() + YEARS)
  return later
}
