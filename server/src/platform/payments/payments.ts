import type { Cents } from '@roomtone/domain/money/cents'
import type { CardSummary } from '@roomtone/domain/payment/card'
import type { DeclineCode } from '@roomtone/domain/payment/decline'

/** The outcome is unknown: it may have happened. Ask again with the same key. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable'
}

/** Processors forget a key after a day: asked later, the money might move a second time. */
export const KEY_LIVES_MS = 23 * 3_600_000

/** We asked for what cannot be; asking again changes nothing. It is our error, not the person's. */
export class PaymentsMisuse extends Error {
  override readonly name = 'PaymentsMisuse'
}

export type Declined = {
  outcome: 'declined'
  code: DeclineCode
}

export type Authorization =
  | { outcome: 'authorised'; reference: string; card: CardSummary; until: Date }
  | Declined
  | { outcome: 'needs_authentication'; reference: string; clientSecret: string }

/** Declined with `authorisation_ended` when nothing is reserved anymore. */
export type Capture = { outcome: 'captured'; amount: Cents } | Declined

export type Refund = { reference: string; status: 'done' | 'pending' | 'failed' }

/** Refused: not to this account. Unfunded: our own balance is short, or its source cannot be. Nothing has moved. */
export type Payout =
  | { outcome: 'paid'; reference: string }
  | { outcome: 'refused'; code: string }
  | { outcome: 'unfunded'; code: Unfunded }

/** `source_refused`: not out of that charge; asked without one, it may still go out. */
export const UNFUNDED = ['balance_insufficient', 'source_refused'] as const
type Unfunded = (typeof UNFUNDED)[number]

type ChargeState = 'declined' | 'requires_action' | 'authorised' | 'captured' | 'released'

/** A charge as the processor sees it. */
export type Charge = {
  reference: string
  bookingId: string | null
  state: ChargeState
  amount: Cents
  captured: Cents
  refunded: Cents
}

/** `refund_failed` takes back what a refund promised; the rest follows from what we asked for. */
export type PaymentEventKind =
  | 'authorised'
  | 'captured'
  | 'released'
  | 'failed'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_closed'

/**
 * Something happened to a charge. Events come late, twice and in any order: act upon each id once, and let
 * `find` say the charge's state.
 */
export type PaymentEvent = { id: string; kind: PaymentEventKind; reference: string; at: Date }

/** What the payer's bank says against a charge: it has not decided, has given up, or has taken it back. */
export type Dispute = 'open' | 'won' | 'lost'

type About = { key: string; reference: string }

/** A card that was kept: `customer` and `reference` are the processor's names for the person and the card. */
export type SavedCard =
  | { outcome: 'saved'; customer: string; reference: string; card: CardSummary }
  | Declined

/** Where payouts go. Incomplete: the provider wants to know more of the person. */
export type PayoutAccount = { reference: string; status: 'incomplete' | 'active' | 'refused'; label: string }

/**
 * Moves the money. Amounts are whole US cents. Every call that changes something carries an idempotency key:
 * the same key with the same request gets the first answer again, with another request it is a misuse.
 * Processors forget keys after a day; what is asked later than that looks at `find` first.
 *
 * It does not roll back with us, so it is never called while a transaction is open.
 */
export type Payments = {
  readonly name: 'simulated' | 'stripe'
  /** `customer`: the owner of a saved card. `isAway`: they are not there to go to their bank. */
  authorize(request: {
    key: string
    token: string
    customer: string | null
    amount: Cents
    bookingId: string
    isAway?: boolean
  }): Promise<Authorization>
  /** After the person has been with their bank. While they have not, it still needs authentication. */
  confirm(request: About): Promise<Authorization>
  /** Captures all that was authorized. Capturing twice changes nothing. */
  capture(request: About): Promise<Capture>
  /** Releases what was authorized. What has been captured is refunded instead. */
  release(request: About): Promise<void>
  refund(request: About & { amount: Cents }): Promise<Refund>
  /** `source`: the charge whose money it is. Without one it is taken from what our balance has at that moment. */
  payOut(request: { key: string; account: string; amount: Cents; source: string | null }): Promise<Payout>
  saveCard(request: {
    key: string
    token: string
    userId: string
    customer: string | null
  }): Promise<SavedCard>
  /** Forgetting a card twice changes nothing. */
  forgetCard(request: { customer: string; reference: string }): Promise<void>
  /** Forgets the person and all their cards. Doing it twice changes nothing. */
  forgetCustomer(customer: string): Promise<void>
  /** `url`: the provider's own page, where it wants to know more. `token`: of the simulation only. */
  openAccount(request: {
    key: string
    userId: string
    email: string
    reference: string | null
    returnUrl: string
    token: string | null
  }): Promise<PayoutAccount & { url: string | null }>
  findAccount(reference: string): Promise<PayoutAccount | null>
  /** For reconciliation. Null: the processor knows of no such charge. */
  find(reference: string): Promise<Charge | null>
  /** Null: this charge is not disputed. */
  findDispute(reference: string): Promise<Dispute | null>
  readEvent(payload: Buffer, signature: string): Promise<PaymentEvent | 'forged' | 'ignored'>
}

/** Before anything is asked: a fraction of a cent, or nothing at all, is no amount. */
export function requireAmount(amount: Cents): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new PaymentsMisuse(`An amount is a positive number of whole cents, not ${amount}`)
}
