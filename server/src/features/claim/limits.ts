const HOUR = 3600

/** Per person. A booking has one claim a side, so no honest person comes near these. */
export const LIMITS = {
  claimsOfPerson: { name: 'claim-open', max: 10, seconds: HOUR },
  answersOfPerson: { name: 'claim-answer', max: 20, seconds: HOUR },
  filesOfPerson: { name: 'claim-file', max: 60, seconds: HOUR },
  cardsOfPerson: { name: 'claim-pay', max: 20, seconds: HOUR },
  looksOfPerson: { name: 'claim-confirm-payment', max: 240, seconds: HOUR },
} as const
