export const LIMITS = { runsOfAdmin: { name: 'retention-run', max: 5, seconds: 3600 } } as const
