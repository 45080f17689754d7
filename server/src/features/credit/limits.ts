const HOUR = 3600

/** Per person. Whoever guesses codes needs more tries than there is time; whoever has one needs one. */
export const LIMITS = {
  codesOfPerson: { name: 'credit-code', max: 20, seconds: HOUR },
} as const
