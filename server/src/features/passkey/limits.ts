/** Per address of origin. Every visit of the sign-in page begins one, so that the browser can suggest passkeys. */
export const BEGINNINGS = { name: 'passkey-begin-address', max: 120, seconds: 900 }
/** Per person, of passkeys to add. */
export const ADDITIONS = { name: 'passkey-add', max: 60, seconds: 3600 }
/** What a list can still be read with. */
export const MAX_PASSKEYS = 20
