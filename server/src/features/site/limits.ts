export const LIMITS = { reportsFromAddress: { name: 'missing-page', max: 60, seconds: 3600 } } as const
