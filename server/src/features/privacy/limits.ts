export const LIMITS = { changesOfPerson: { name: 'privacy-changes', max: 100, seconds: 600 } } as const
