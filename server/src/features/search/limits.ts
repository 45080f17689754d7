const MINUTE = 60

export const LIMITS = {
  searchesFromAddress: { name: 'search-address', max: 600, seconds: MINUTE },
  suggestionsFromAddress: { name: 'suggest-address', max: 1200, seconds: MINUTE },
} as const
