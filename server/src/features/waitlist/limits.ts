const HOUR = 3600

export const LIMITS = {
  joinsFromAddress: { name: 'waitlist-address', max: 20, seconds: HOUR },
  joinsOfEmail: { name: 'waitlist-email', max: 5, seconds: HOUR },
} as const
