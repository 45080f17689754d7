const HOUR = 3600

/** Per person. */
export const LIMITS = {
  writingsOfPerson: { name: 'review', max: 60, seconds: HOUR },
  /** Shared with reports of messages: it is the same bell. */
  reportsOfPerson: { name: 'report', max: 30, seconds: HOUR },
} as const
