/** Crockford's 32 characters: none of them is mistaken for another, in writing or on the phone. */
export const PASSPHRASE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const GROUPS = 5
const GROUP = 5
export const PASSPHRASE_LENGTH = GROUPS * GROUP

const WHOLE = new RegExp(`^[${PASSPHRASE_SIGNS}]{${PASSPHRASE_LENGTH}}$`)
const GROUPED = new RegExp(`.{${GROUP}}`, 'g')

/** As it is shown, and as the archive knows it: groups of five with dashes between them. */
export function writePassphrase(signs: string): string {
  if (!WHOLE.test(signs)) throw new Error('A passphrase has 25 signs of the alphabet')
  return (signs.match(GROUPED) ?? []).join('-')
}

/** As a person types or pastes it: small letters, spaces, no dashes, O for 0. Anything else is left as it is. */
export function readPassphrase(typed: string): string {
  const signs = typed
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return WHOLE.test(signs) ? writePassphrase(signs) : typed.trim()
}
