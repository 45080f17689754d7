const HOUR = 3600

/** Per person. Who tries out stolen numbers needs many tries; who owns a card needs few. */
export const LIMITS = {
  cardsOfPerson: { name: 'card-save', max: 10, seconds: HOUR },
  accountsOfPerson: { name: 'payout-account', max: 20, seconds: HOUR },
} as const
