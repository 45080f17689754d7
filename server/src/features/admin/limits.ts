export const LIMITS = { exportsOfAdmin: { name: 'export', max: 120, seconds: 3600 } } as const
