const HOUR = 3600
const DAY = 24 * HOUR

export const LIMITS = {
  /** Each set of codes is hashed as slowly as ten passwords. */
  recoveryCodesOfPerson: { name: 'recovery-codes', max: 10, seconds: HOUR },
} as const

/** Anyone who gets this far has the password. In a day, one in ten thousand who only guess gets lucky. */
export const CODE_TRIES = {
  each: [
    { name: 'second-factor-each', max: 5, seconds: HOUR / 4 },
    { name: 'second-factor-each-day', max: 20, seconds: DAY },
  ],
  together: { name: 'second-factor-together', max: 40, seconds: DAY },
} as const
