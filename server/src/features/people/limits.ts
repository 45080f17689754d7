export const LIMITS = {
  impersonationsOfAdmin: { name: 'impersonate', max: 30, seconds: 3600 },
  confirmationsOfPerson: { name: 'confirm-by-admin', max: 5, seconds: 3600 },
} as const
