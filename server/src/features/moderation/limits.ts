export const LIMITS = { reviewsOfPerson: { name: 'text-review', max: 20, seconds: 3600 } } as const
