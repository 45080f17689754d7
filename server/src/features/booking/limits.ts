const HOUR = 3600

/** Per person. Trying out stolen cards takes many tries; booking takes a few. */
export const LIMITS = {
  requestsOfPerson: { name: 'booking-request', max: 30, seconds: HOUR },
  cardsOfPerson: { name: 'booking-pay', max: 20, seconds: HOUR },
  looksOfPerson: { name: 'booking-confirm-payment', max: 240, seconds: HOUR },
  retriesOfAdmin: { name: 'refund-retry', max: 60, seconds: HOUR },
} as const
