export const LIMITS = {
  /** Every visit of the sign-in page begins one, so that the browser can suggest passkeys. */
  beginningsFromAddress: { name: 'passkey-begin-address', max: 120, seconds: 900 },
  additionsOfPerson: { name: 'passkey-add', max: 60, seconds: 3600 },
} as const

/** What a list can still be read with. */
export const MAX_PASSKEYS = 20
