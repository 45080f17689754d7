/** Accents are often missing on keyboards and in passports; letters are not. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Whether somebody typed the name that was verified: capitals, spacing and accents aside. */
export function isSameLegalName(typed: string, verified: string): boolean {
  const name = plain(typed)
  return name !== '' && name === plain(verified)
}
