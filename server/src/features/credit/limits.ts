/** Guessing a code takes more tries than there is time; someone who has one needs one. */
export const LIMITS = { codesOfPerson: { name: 'credit-code', max: 20, seconds: 3600 } } as const
