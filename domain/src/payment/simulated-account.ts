import { digitsOf } from './card.ts'

/** As typed; the numbers never leave the page. */
export type TypedAccount = { routing: string; account: string; holder: string }

/** A number that processors publish for tests: it can be set up, and takes no payout. */
export const CLOSED_ACCOUNT = '000111111113'

export type AccountProblem = 'incomplete' | 'invalid'
export type AccountProblems = Partial<Record<keyof TypedAccount, AccountProblem>>

const ROUTING_LENGTH = 9
const ACCOUNT_MIN = 4
const ACCOUNT_MAX = 17

/** What is wrong with each field; empty when the account can be set up. */
export function findAccountProblems({ routing, account, holder }: TypedAccount): AccountProblems {
  const bank = digitsOf(routing)
  const number = digitsOf(account)
  const problems: AccountProblems = {}
  if (bank.length < ROUTING_LENGTH) problems.routing = 'incomplete'
  else if (!isRoutingNumber(bank)) problems.routing = 'invalid'
  if (number.length < ACCOUNT_MIN) problems.account = 'incomplete'
  else if (number.length > ACCOUNT_MAX) problems.account = 'invalid'
  if (holder.trim() === '') problems.holder = 'incomplete'
  return problems
}

/** Nine digits, the last of which checks the others. */
function isRoutingNumber(digits: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (weights[at % 3] ?? 0), 0)
  return digits.length === ROUTING_LENGTH && sum > 0 && sum % 10 === 0
}

/**
 * What the page sends instead of a bank account: its last four digits, and whether it acts as a closed one.
 * Undefined while something is wrong with it. `random` gives two accounts with the same last digits two
 * tokens.
 */
export function simulatedAccountFor(typed: TypedAccount, random: string): string | undefined {
  if (Object.keys(findAccountProblems(typed)).length > 0) return undefined
  const digits = digitsOf(typed.account)
  const kind = digits === CLOSED_ACCOUNT ? ['closed'] : []
  return ['acct', 'sim', ...kind, random, digits.slice(-4)].join('_')
}

const ACCOUNT = /^acct_sim_(closed_)?([A-Za-z0-9-]{8,64})_(\d{4})$/

/** Null for anything that `simulatedAccountFor` would not have made. */
export function readSimulatedAccount(token: string): { isClosed: boolean; last4: string } | null {
  const [, closed, , last4] = ACCOUNT.exec(token) ?? []
  return last4 === undefined ? null : { isClosed: closed !== undefined, last4 }
}
