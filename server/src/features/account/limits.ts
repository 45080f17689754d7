const MINUTE = 60
const HOUR = 60 * MINUTE

/** Per address of origin, and per account where guessing one account is the danger. */
export const LIMITS = {
  signInFromAddress: { name: 'sign-in-address', max: 60, seconds: 15 * MINUTE },
  signInToAccount: { name: 'sign-in-account', max: 10, seconds: 15 * MINUTE },
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
