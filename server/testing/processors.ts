import { randomUUID } from 'node:crypto'
import { simulatedAccountFor } from '@roomtone/domain/payment/simulated-account'
import { SIMULATED_CARDS, simulatedTokenFor } from '@roomtone/domain/payment/simulated-token'
import { MovableClock } from '../src/platform/clock.ts'
import { connect } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import type { Payments } from '../src/platform/payments/payments.ts'
import { takeSignedEvents } from '../src/platform/payments/simulated-events.ts'
import { createSimulatedPayments } from '../src/platform/payments/simulated-payments.ts'
import { createStripePayments } from '../src/platform/payments/stripe-payments.ts'
import { createStripeClient } from '../src/platform/stripe/stripe-client.ts'
import { openStripePaymentsPeer, PEER_WEBHOOK_SECRET } from './stripe-payments-peer.ts'

export type CardKind =
  | 'approves'
  | 'declines'
  | 'lacks-funds'
  | 'expired'
  | 'authenticates'
  | 'stumbles'
  | 'uncapturable'
  | 'times-out'

/** A processor from the other side of the counter. */
export type Processor = {
  payments: Payments
  token(kind: CardKind): string
  /** An account that takes money, one that does not, and an unknown one. */
  accounts: { open: string; closed: string; foreign: string }
  /** What the page made of bank details, where it is the page that asks for them. */
  accountToken(): string | null
  /** The host tells the provider what it still wants to know. */
  onboard(reference: string): Promise<void>
  authenticate(clientSecret: string, passed: boolean): Promise<void>
  /** The time of an authorisation passes. */
  lapse(reference: string): Promise<void>
  /** Charges that hold or took money. */
  chargesFor(bookingId: string): Promise<number>
  /** All that are due, signed as they arrive; some of them twice. */
  events(): Promise<{ payload: Buffer; signature: string }[]>
  close(): Promise<void>
}

const SECRET = 'the secret of the simulation'
const DAY = 86_400_000

export async function openSimulated(databaseUrl: string): Promise<Processor> {
  const { db, close } = connect(databaseUrl)
  const clock = new MovableClock()
  const payments = createSimulatedPayments({ db, clock, secret: SECRET })
  return {
    payments,
    token: simulatedToken,
    accounts: { open: 'acct_sim_1', closed: 'acct_sim_closed_1', foreign: 'acct_1' },
    accountToken: () => simulatedAccount(),
    onboard: async () => {},
    async authenticate(clientSecret, passed) {
      if (!(await payments.authenticate(clientSecret, passed))) throw new Error('Nobody is waiting for this')
    },
    async lapse() {
      clock.advance(7 * DAY)
    },
    async chargesFor(bookingId) {
      const rows = await db
        .selectFrom('simulated_charges')
        .select('reference')
        .where('booking_id', '=', bookingId)
        .where('state', 'in', ['authorised', 'captured'])
        .execute()
      return rows.length
    },
    async events() {
      clock.advance(60_000)
      const take = () =>
        db
          .transaction()
          .execute((tx) => takeSignedEvents(tx, { secret: SECRET, now: clock.now(), limit: 500 }))
      return [...(await take()), ...(await take())]
    },
    close,
  }
}

export function simulatedToken(kind: CardKind): string {
  const number = Object.keys(SIMULATED_CARDS).find((each) => SIMULATED_CARDS[each] === kind) ?? ''
  return simulatedTokenFor({ number, expiry: '12/30' }, randomUUID()) ?? ''
}

export function simulatedAccount(account = '000123456789'): string {
  return simulatedAccountFor({ routing: '110000000', account, holder: 'Ada Quill' }, randomUUID()) ?? ''
}

const METHODS: Record<CardKind, string> = {
  approves: 'pm_card_visa',
  declines: 'pm_card_visa_chargeDeclined',
  'lacks-funds': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  expired: 'pm_card_chargeDeclinedExpiredCard',
  authenticates: 'pm_card_authenticationRequired',
  stumbles: 'pm_peer_stumbles',
  uncapturable: 'pm_peer_uncapturable',
  'times-out': 'pm_card_visa',
}

/** How often the SDK asks by itself before it gives up. */
const ATTEMPTS = 3

export async function openStripe(log = createLog({ level: 'silent' })) {
  const peer = await openStripePaymentsPeer()
  const client = createStripeClient({ secretKey: 'sk_test_1', apiUrl: peer.url })
  const processor: Processor = {
    payments: createStripePayments({ client, webhookSecret: PEER_WEBHOOK_SECRET, log }),
    token(kind) {
      if (kind === 'times-out')
        peer.failNext(...Array.from({ length: ATTEMPTS }, () => 'drop_after' as const))
      return METHODS[kind]
    },
    accounts: { open: 'acct_peer_1', closed: 'acct_peer_restricted', foreign: 'nobody' },
    accountToken: () => null,
    onboard: async (reference) => peer.people.onboard(reference),
    authenticate: async (clientSecret, passed) => peer.intents.authenticate(clientSecret, passed),
    lapse: async (reference) => peer.intents.expire(reference),
    chargesFor: async (bookingId) => peer.intents.chargesFor(bookingId),
    events: async () => [...peer.events(), ...peer.events().reverse()],
    close: peer.close,
  }
  return { peer, processor }
}
