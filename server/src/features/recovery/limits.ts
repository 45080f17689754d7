export const LIMITS = { reportsOfPerson: { name: 'lost-factors', max: 3, seconds: 86_400 } } as const
