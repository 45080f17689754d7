const HOUR = 3600

/** Per person. Whoever tries out stolen cards needs many tries; whoever books needs a few. */
export const LIMITS = {
  requestsOfPerson: { name: 'booking-request', max: 30, seconds: HOUR },
  cardsOfPerson: { name: 'booking-pay', max: 20, seconds: HOUR },
  looksOfPerson: { name: 'booking-confirm-payment', max: 240, seconds: HOUR },
  retriesOfAdmin: { name: 'refund-retry', max: 60, seconds: HOUR },
} as const
