const HOUR = 3600

export const LIMITS = {
  ticketsOfPerson: { name: 'data-tickets', max: 20, seconds: HOUR },
  downloadsFromAddress: { name: 'export-files', max: 60, seconds: HOUR },
} as const
