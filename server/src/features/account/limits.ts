const MINUTE = 60
const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

/** Wrong passwords for one account. From one network a day, far fewer than what shuts out strangers altogether. */
export const PASSWORD_TRIES = {
  each: [
    { name: 'sign-in-each', max: 10, seconds: 15 * MINUTE },
    { name: 'sign-in-each-day', max: 40, seconds: DAY },
  ],
  together: { name: 'sign-in-together', max: 100, seconds: DAY },
} as const

/** Per address of origin, and per account where guessing one account is the danger. */
export const LIMITS = {
  signInFromAddress: { name: 'sign-in-address', max: 60, seconds: 15 * MINUTE },
  passkeyFromAddress: { name: 'passkey-address', max: 60, seconds: 15 * MINUTE },
  signUpFromAddress: { name: 'sign-up-address', max: 20, seconds: HOUR },
  signUpOfAccount: { name: 'sign-up-account', max: 10, seconds: HOUR },
  resetFromAddress: { name: 'reset-address', max: 20, seconds: HOUR },
  resetOfAccount: { name: 'reset-account', max: 5, seconds: HOUR },
  linkFromAddress: { name: 'link-address', max: 30, seconds: HOUR },
  restoreOfAccount: { name: 'restore-account', max: 5, seconds: HOUR },
  /** Each is hashed slowly, and may be asked about elsewhere. */
  passwordChangesOfPerson: { name: 'password-change', max: 10, seconds: HOUR },
  confirmationOfAccount: { name: 'confirm-account', max: 5, seconds: HOUR },
} as const
