export const TAXPAYER_KINDS = ['individual', 'business'] as const
export type TaxpayerKind = (typeof TAXPAYER_KINDS)[number]

/** What a tax office calls the number of a taxpayer. `other`: a country whose format we don't know. */
export const TAX_ID_TYPES = ['ssn', 'itin', 'ein', 'sin', 'bn', 'rfc', 'other'] as const
export type TaxIdType = (typeof TAX_ID_TYPES)[number]

export const TAX_ID_MAX = 30

/** The numbers that a taxpayer of that kind can have there; the first one whose format matches is taken. */
export function taxIdTypesFor(country: string, kind: TaxpayerKind): TaxIdType[] {
  const isBusiness = kind === 'business'
  if (country === 'US') return isBusiness ? ['ein', 'ssn', 'itin'] : ['ssn', 'itin', 'ein']
  if (country === 'CA') return isBusiness ? ['bn'] : ['sin', 'bn']
  return country === 'MX' ? ['rfc'] : ['other']
}

/** Without what people put between the digits. */
export function compactTaxId(written: string): string {
  return written.replace(/[\s.\-/]/g, '').toUpperCase()
}

/** Null: no number of the kinds that there are. */
export function readTaxId(
  country: string,
  kind: TaxpayerKind,
  written: string,
): { type: TaxIdType; number: string } | null {
  const number = compactTaxId(written)
  const type = taxIdTypesFor(country, kind).find((each) => hasForm(each, number, kind))
  return type === undefined ? null : { type, number }
}

function hasForm(type: TaxIdType, number: string, kind: TaxpayerKind): boolean {
  switch (type) {
    case 'ssn':
      return isSsn(number)
    case 'itin':
      return isItin(number)
    case 'ein':
      return /^\d{9}$/.test(number) && EIN_PREFIXES.has(number.slice(0, 2))
    case 'sin':
      return /^[1-9]\d{8}$/.test(number) && isLuhn(number)
    case 'bn':
      return /^\d{9}(?:R[CMPTZ]\d{4})?$/.test(number) && isLuhn(number.slice(0, 9))
    case 'rfc':
      return isRfc(number, kind)
    case 'other':
      return /^[A-Z0-9]{4,20}$/.test(number)
  }
}

/** Nobody was ever given an area of 000, 666 or from 900 on, nor a group or a serial of only zeros. */
function isSsn(number: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(number) && !SSN_PRINTED.has(number)
}

/** Printed in advertisements, and used by thousands as their own. */
const SSN_PRINTED = new Set(['078051120', '219099999', '457555462'])

function isItin(number: string): boolean {
  return /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(number)
}

/** The campuses of the tax office that hand them out. */
const EIN_PREFIXES = new Set(
  (
    '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 ' +
    '45 46 47 48 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85 ' +
    '86 87 88 90 91 92 93 94 95 98 99'
  ).split(' '),
)

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** In the order of their values; numbers from before the tax office counted & and Ñ are still in use. */
const RFC_LETTERS = ['0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ']

/**
 * Letters of the name, a real date, two characters that tell twins apart and a check digit; companies have
 * one letter less.
 */
function isRfc(number: string, kind: TaxpayerKind): boolean {
  const shape =
    kind === 'business' ? /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{2}[0-9A]$/ : /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{2}[0-9A]$/
  if (!shape.test(number)) return false
  const [month, day] = [Number(number.slice(-7, -5)), Number(number.slice(-5, -3))]
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  return RFC_LETTERS.some((letters) => number.at(-1) === rfcCheckDigit(number.slice(0, -1), letters))
}

function rfcCheckDigit(body: string, letters: string): string {
  const padded = body.padStart(12, ' ')
  const sum = [...padded].reduce((total, mark, index) => total + letters.indexOf(mark) * (13 - index), 0)
  const rest = (11 - (sum % 11)) % 11
  return rest === 10 ? 'A' : String(rest)
}
