const HOUR = 3600

/** Per person. Trying out stolen numbers takes many tries; owning a card takes few. */
export const LIMITS = {
  cardsOfPerson: { name: 'card-save', max: 10, seconds: HOUR },
  accountsOfPerson: { name: 'payout-account', max: 20, seconds: HOUR },
} as const
