import type Stripe from 'stripe'
import type { Log } from '../log.ts'
import { declined } from './declined.ts'
import {
  type Authorization,
  type Capture,
  type Charge,
  type Payments,
  PaymentsMisuse,
  type Payout,
  type Refund,
  requireAmount,
} from './payments.ts'
import { findAccount, openAccount } from './stripe-accounts.ts'
import { forgetCard, forgetCustomer, saveCard, summaryOf } from './stripe-cards.ts'
import { findDispute } from './stripe-disputes.ts'
import {
  codeOf,
  declineCodeOf,
  hasEnded,
  isAboutSource,
  isCardError,
  isTurnedAway,
  isUnknownCard,
  translate,
  unexpectedStatus,
} from './stripe-errors.ts'
import { readStripeEvent } from './stripe-events.ts'

type StripePayments = { client: Stripe; webhookSecret: string; log: Log }
type Intent = Stripe.PaymentIntent
type Keyed = { key: string; reference: string }

const WITH_CHARGE = ['latest_charge']
const WEEK_SECONDS = 7 * 86_400

/** Stripe: manual-capture PaymentIntents, and transfers to the connected accounts of those who are paid. */
export function createStripePayments({ client, webhookSecret, log }: StripePayments): Payments {
  const translated = <A>(work: () => Promise<A>) => translatedFor(log, work)
  return {
    name: 'stripe',
    authorize: (request) => translated(() => authorize(client, request)),
    confirm: (request) => translated(() => confirm(client, request)),
    capture: (request) => translated(() => capture(client, request)),
    release: (request) => translated(() => release(client, request)),
    refund: (request) => translated(() => refund(client, request)),
    payOut: (request) => translated(() => payOut(client, request)),
    saveCard: (request) => translated(() => saveCard(client, request)),
    forgetCard: (request) => translated(() => forgetCard(client, request)),
    forgetCustomer: (customer) => translated(() => forgetCustomer(client, customer)),
    openAccount: (request) => translated(() => openAccount(client, request)),
    findAccount: (reference) => translated(() => findAccount(client, reference)),
    find: (reference) => translated(() => find(client, reference)),
    findDispute: (reference) => translated(() => findDispute(client, reference)),
    readEvent: async (payload, signature) => readStripeEvent(client, payload, signature, webhookSecret),
  }
}

async function translatedFor<A>(log: Log, work: () => Promise<A>): Promise<A> {
  try {
    return await work()
  } catch (error) {
    // Everything waits until the operator does something about it.
    if (isTurnedAway(error)) log.error({ err: error }, 'Stripe does not take STRIPE_SECRET_KEY for this')
    throw translate(error)
  }
}

type Wanted = Parameters<Payments['authorize']>[0]

async function authorize(client: Stripe, wanted: Wanted): Promise<Authorization> {
  const { key, token, customer, amount, bookingId, isAway = false } = wanted
  requireAmount(amount)
  return asked(
    client.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        capture_method: 'manual',
        // The server has the last word after the person has been with their bank, not the page.
        confirmation_method: 'manual',
        confirm: true,
        payment_method: token,
        ...(customer === null ? {} : { customer }),
        ...(isAway ? { off_session: true } : {}),
        allowed_payment_method_types: ['card'],
        metadata: { booking: bookingId },
        expand: WITH_CHARGE,
      },
      { idempotencyKey: key },
    ),
  )
}

/** Looks first: a key that met a person still at their bank would answer so for ever. */
async function confirm(client: Stripe, { key, reference }: Keyed): Promise<Authorization> {
  const intent = await client.paymentIntents.retrieve(reference, { expand: WITH_CHARGE })
  if (intent.status !== 'requires_confirmation') return authorizationOf(intent)
  return asked(client.paymentIntents.confirm(reference, { expand: WITH_CHARGE }, { idempotencyKey: key }))
}

async function asked(intent: Promise<Intent>): Promise<Authorization> {
  try {
    return authorizationOf(await intent)
  } catch (error) {
    if (isCardError(error)) return declined(declineCodeOf(error))
    if (isUnknownCard(error)) return declined(null)
    throw error
  }
}

function authorizationOf(intent: Intent): Authorization {
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded':
      return authorised(intent)
    case 'requires_action':
    case 'requires_confirmation':
    case 'processing':
      return {
        outcome: 'needs_authentication',
        reference: intent.id,
        clientSecret: intent.client_secret ?? '',
      }
    case 'canceled':
      return declined('authorisation_ended')
    default:
      return declined(intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code)
  }
}

function authorised(intent: Intent): Authorization {
  const card = chargeOf(intent)?.payment_method_details?.card
  return {
    outcome: 'authorised',
    reference: intent.id,
    card: summaryOf(card),
    until: new Date((card?.capture_before ?? intent.created + WEEK_SECONDS) * 1000),
  }
}

function chargeOf({ latest_charge: charge }: Intent): Stripe.Charge | null {
  return charge !== null && typeof charge === 'object' ? charge : null
}

async function capture(client: Stripe, { key, reference }: Keyed): Promise<Capture> {
  try {
    const intent = await client.paymentIntents.capture(reference, {}, { idempotencyKey: key })
    return { outcome: 'captured', amount: intent.amount_received }
  } catch (error) {
    if (hasEnded(error)) return declined('authorisation_ended')
    if (isCardError(error)) return declined(declineCodeOf(error))
    if (unexpectedStatus(error) !== 'succeeded') throw error
    const intent = await client.paymentIntents.retrieve(reference)
    return { outcome: 'captured', amount: intent.amount_received }
  }
}

async function release(client: Stripe, { key, reference }: Keyed): Promise<void> {
  try {
    await client.paymentIntents.cancel(reference, {}, { idempotencyKey: key })
  } catch (error) {
    if (unexpectedStatus(error) !== 'canceled') throw error
  }
}

async function refund(
  client: Stripe,
  { key, reference, amount }: Keyed & { amount: number },
): Promise<Refund> {
  requireAmount(amount)
  const made = await client.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: key })
  return { reference: made.id, status: refundStatus(made.status) }
}

function refundStatus(status: string | null): Refund['status'] {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

/** Nothing has moved, and the reason is the account, not what we asked. */
const REFUSALS = [
  'insufficient_capabilities_for_transfer',
  'transfers_not_allowed',
  'account_closed',
  'account_invalid',
]

type Sending = Parameters<Payments['payOut']>[0]

async function payOut(client: Stripe, { key, account, amount, source }: Sending): Promise<Payout> {
  requireAmount(amount)
  const charge = source === null ? null : await chargeIdOf(client, source)
  try {
    const transfer = await client.transfers.create(
      {
        amount,
        currency: 'usd',
        destination: account,
        // Out of a charge that is on its way to us still, it goes out with it, whatever our balance has.
        ...(charge === null ? {} : { source_transaction: charge }),
        // Stripe forgets the key after a day; the transfer itself keeps it.
        metadata: { key },
      },
      { idempotencyKey: key },
    )
    return { outcome: 'paid', reference: transfer.id }
  } catch (error) {
    const code = codeOf(error)
    if (code !== null && REFUSALS.includes(code)) return { outcome: 'refused', code }
    if (code === 'balance_insufficient') return { outcome: 'unfunded', code }
    if (charge !== null && isAboutSource(error)) return { outcome: 'unfunded', code: 'source_refused' }
    throw error
  }
}

/** Transfers name charges, we name intents. The charge of one that was captured stays the same. */
async function chargeIdOf(client: Stripe, reference: string): Promise<string | null> {
  const { latest_charge: charge } = await client.paymentIntents.retrieve(reference)
  return typeof charge === 'string' ? charge : (charge?.id ?? null)
}

const STATES: Record<Intent['status'], Charge['state']> = {
  requires_payment_method: 'declined',
  requires_confirmation: 'requires_action',
  requires_action: 'requires_action',
  processing: 'requires_action',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'released',
}

async function find(client: Stripe, reference: string): Promise<Charge | null> {
  try {
    const intent = await client.paymentIntents.retrieve(reference, { expand: WITH_CHARGE })
    const state = STATES[intent.status]
    if (state === undefined) throw new PaymentsMisuse(`${reference} is ${intent.status}, which is new to us`)
    return {
      reference,
      bookingId: intent.metadata['booking'] ?? null,
      state,
      amount: intent.amount,
      captured: intent.amount_received,
      refunded: state === 'captured' ? (chargeOf(intent)?.amount_refunded ?? 0) : 0,
    }
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return null
    throw error
  }
}
