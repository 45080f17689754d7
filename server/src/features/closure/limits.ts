const HOUR = 3600

export const LIMITS = {
  restorationsFromAddress: { name: 'restore-address', max: 30, seconds: HOUR },
  deactivationsOfPerson: { name: 'deactivate', max: 20, seconds: HOUR },
} as const
