import { brandOf, CARD_BRANDS, type CardBrand, type CardSummary, digitsOf, readExpiry } from './card.ts'

/** How a card behaves at the simulated processor. */
export const SIMULATED_BEHAVIOURS = [
  'approves',
  'declines',
  'lacks-funds',
  'expired',
  'authenticates',
  'stumbles',
  'uncapturable',
  'times-out',
  'unlisted',
] as const
export type SimulatedBehaviour = (typeof SIMULATED_BEHAVIOURS)[number]

/**
 * Numbers that processors publish for tests, and one of our own (the last). Nobody owns them. Any other
 * number might be somebody's card, so it is refused instead of used.
 */
export const SIMULATED_CARDS: Readonly<Record<string, SimulatedBehaviour>> = {
  '4242424242424242': 'approves',
  '5555555555554444': 'approves',
  '378282246310005': 'approves',
  '6011111111111117': 'approves',
  '3056930009020004': 'approves',
  '3566002020360505': 'approves',
  '6200000000000005': 'approves',
  '4000000000000002': 'declines',
  '4000000000009995': 'lacks-funds',
  '4000000000000069': 'expired',
  '4000002500003155': 'authenticates',
  '4000000000000119': 'stumbles',
  '4000000000000341': 'uncapturable',
  '4000000000004087': 'times-out',
}

/**
 * What the page sends instead of the card: how it behaves, and what a receipt may say about it. Undefined
 * while the expiry cannot be read. `random` gives two uses of one card two tokens.
 */
export function simulatedTokenFor(
  card: { number: string; expiry: string },
  random: string,
): string | undefined {
  const digits = digitsOf(card.number)
  const expiry = readExpiry(card.expiry)
  if (!expiry || digits.length < 4) return undefined
  const behaviour = Object.hasOwn(SIMULATED_CARDS, digits) ? SIMULATED_CARDS[digits] : 'unlisted'
  const until = `${String(expiry.month).padStart(2, '0')}${String(expiry.year).slice(2)}`
  return ['tok', 'sim', behaviour, brandOf(digits), digits.slice(-4), until, random].join('_')
}

const TOKEN = /^tok_sim_([a-z-]+)_([a-z]+)_(\d{4})_(\d{4})_[A-Za-z0-9-]{8,64}$/

/** Null for anything that `simulatedTokenFor` would not have made. */
export function readSimulatedToken(
  token: string,
): { behaviour: SimulatedBehaviour; card: CardSummary } | null {
  const [, behaviour = '', brand = '', last4 = '', until = ''] = TOKEN.exec(token) ?? []
  const expiry = readExpiry(`${until.slice(0, 2)}/${until.slice(2)}`)
  if (!expiry || !isBehaviour(behaviour) || !isBrand(brand)) return null
  return { behaviour, card: { brand, last4, expMonth: expiry.month, expYear: expiry.year } }
}

function isBehaviour(word: string): word is SimulatedBehaviour {
  return (SIMULATED_BEHAVIOURS as readonly string[]).includes(word)
}

function isBrand(word: string): word is CardBrand {
  return (CARD_BRANDS as readonly string[]).includes(word)
}
