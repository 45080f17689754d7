const HOUR = 3600

/** Per person: each of these makes our server call someone else's. */
export const LIMITS = {
  addsOfPerson: { name: 'calendar-add', max: 30, seconds: HOUR },
  refreshesOfPerson: { name: 'calendar-refresh', max: 60, seconds: HOUR },
} as const

export const FEEDS_MAX = 5
