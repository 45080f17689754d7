export const LIMITS = { refreshesFromAddress: { name: 'refresh', max: 300, seconds: 300 } } as const
