export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'unknown',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

/** What a receipt may say about a card. */
export type CardSummary = { brand: CardBrand; last4: string; expMonth: number; expYear: number }

/** As typed; it never leaves the page. */
export type TypedCard = { number: string; expiry: string; cvc: string }

type Shape = { lengths: readonly number[]; groups: readonly number[]; cvc: readonly number[] }

const FOURS = [4, 4, 4, 4, 3]
const LONG = [16, 17, 18, 19]

const SHAPES: Record<CardBrand, Shape> = {
  visa: { lengths: [13, 16, 19], groups: FOURS, cvc: [3] },
  mastercard: { lengths: [16], groups: FOURS, cvc: [3] },
  amex: { lengths: [15], groups: [4, 6, 5], cvc: [4] },
  discover: { lengths: LONG, groups: FOURS, cvc: [3] },
  diners: { lengths: [14, 16, 19], groups: FOURS, cvc: [3] },
  jcb: { lengths: LONG, groups: FOURS, cvc: [3] },
  unionpay: { lengths: LONG, groups: FOURS, cvc: [3] },
  unknown: { lengths: [12, 13, 14, 15, ...LONG], groups: FOURS, cvc: [3, 4] },
}

/** First digits, from and to, both included. */
const RANGES: readonly [CardBrand, from: string, to: string][] = [
  ['visa', '4', '4'],
  ['mastercard', '51', '55'],
  ['mastercard', '2221', '2720'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['discover', '6011', '6011'],
  ['discover', '644', '649'],
  ['discover', '65', '65'],
  ['diners', '300', '305'],
  ['diners', '309', '309'],
  ['diners', '36', '36'],
  ['diners', '38', '39'],
  ['jcb', '3528', '3589'],
  ['unionpay', '62', '62'],
  ['unionpay', '81', '81'],
]

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Known as soon as the digits typed so far leave only one choice. */
export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number)
  const found = RANGES.find(([, from, to]) => {
    const start = digits.slice(0, from.length)
    return start.length === from.length && from <= start && start <= to
  })
  return found?.[0] ?? 'unknown'
}

/** Grouped as on the card, and no longer than the card's number can be. */
export function formatNumber(text: string): string {
  const { lengths, groups } = SHAPES[brandOf(text)]
  const digits = digitsOf(text).slice(0, Math.max(...lengths))
  const parts: string[] = []
  let from = 0
  for (const size of groups) {
    if (from < digits.length) parts.push(digits.slice(from, from + size))
    from += size
  }
  return parts.join(' ')
}

/** The check digit: finds one wrong digit, and most pairs that changed places. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let back = 0; back < digits.length; back++) {
    const digit = Number(digits[digits.length - 1 - back])
    const doubled = back % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length > 0 && sum % 10 === 0
}

/** `MM / YY`, also from what a browser fills in as `3/2031`. */
export function formatExpiry(text: string): string {
  const { month, year } = partsOfExpiry(text)
  return year === '' ? month : `${month} / ${year}`
}

/** Null while it is not a month of a year. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const { month, year } = partsOfExpiry(text)
  const number = Number(month)
  if (month.length !== 2 || year.length !== 2 || number < 1 || number > 12) return null
  return { month: number, year: 2000 + Number(year) }
}

function partsOfExpiry(text: string): { month: string; year: string } {
  const [first = '', second = ''] = text.split(/[/\-.]/).map(digitsOf)
  const isDivided = first !== '' && (second !== '' || (first.length === 1 && /[/\-.]/.test(text)))
  const [month, year] = isDivided ? [first.slice(0, 2).padStart(2, '0'), second] : splitMonth(first + second)
  return { month, year: shortYear(year) }
}

/**
 * No month begins with 2 to 9, and none is above 12: such a digit already completes the month, or starts the
 * year.
 */
function splitMonth(digits: string): [month: string, year: string] {
  if (/^[2-9]/.test(digits)) return [`0${digits[0]}`, digits.slice(1)]
  if (/^1[3-9]/.test(digits)) return ['01', digits.slice(1)]
  return [digits.slice(0, 2), digits.slice(2)]
}

/** Typing all of `2031` passes through `203`; cutting that to 20 would make a valid card look expired. */
function shortYear(year: string): string {
  if (year.length >= 4) return year.slice(2, 4)
  return /^20\d$/.test(year) ? year : year.slice(0, 2)
}

const HOUR = 3_600_000
/** The last place on Earth where the month ends. */
const LATEST_MIDNIGHT = 12 * HOUR

/** A card is valid to the end of its month, anywhere on earth. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(year, month, 1) + LATEST_MIDNIGHT
}

export function formatCvc(text: string, brand: CardBrand): string {
  return digitsOf(text).slice(0, Math.max(...SHAPES[brand].cvc))
}

/** How long the code on this brand's cards is. */
export function isCvcComplete(cvc: string, brand: CardBrand): boolean {
  return SHAPES[brand].cvc.includes(digitsOf(cvc).length)
}

export type CardProblem = 'incomplete' | 'invalid' | 'expired'
export type CardProblems = Partial<Record<keyof TypedCard, CardProblem>>

const YEARS_AHEAD = 50

/** What is wrong with each field; empty when the card can be offered to the processor. */
export function findCardProblems(card: TypedCard, now: Date): CardProblems {
  const brand = brandOf(card.number)
  const number = numberProblem(digitsOf(card.number), brand)
  const expiry = expiryProblem(card.expiry, now)
  return {
    ...(number ? { number } : {}),
    ...(expiry ? { expiry } : {}),
    ...(isCvcComplete(card.cvc, brand) ? {} : { cvc: 'incomplete' }),
  }
}

function numberProblem(digits: string, brand: CardBrand): CardProblem | null {
  const { lengths } = SHAPES[brand]
  if (digits.length > Math.max(...lengths)) return 'invalid'
  if (!lengths.includes(digits.length)) return 'incomplete'
  return passesLuhn(digits) ? null : 'invalid'
}

function expiryProblem(text: string, now: Date): CardProblem | null {
  const expiry = readExpiry(text)
  if (!expiry) return partsOfExpiry(text).year.length === 2 ? 'invalid' : 'incomplete'
  if (isExpired(expiry, now)) return 'expired'
  return expiry.year > now.getUTCFullYear() + YEARS_AHEAD ? 'invalid' : null
}
