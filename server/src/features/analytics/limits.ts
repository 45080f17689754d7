export const LIMITS = {
  visitsOfPerson: { name: 'visit', max: 120, seconds: 3600 },
  viewsFromAddress: { name: 'view', max: 600, seconds: 3600 },
} as const
