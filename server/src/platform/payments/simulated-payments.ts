import { createHash, randomBytes } from 'node:crypto'
import { type CardSummary, isExpired } from '@roomtone/domain/payment/card'
import { readSimulatedAccount } from '@roomtone/domain/payment/simulated-account'
import { readSimulatedToken, type SimulatedBehaviour } from '@roomtone/domain/payment/simulated-token'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/database.ts'
import { declined } from './declined.ts'
import {
  type Authorization,
  type Capture,
  type Charge,
  type Payments,
  PaymentsMisuse,
  PaymentsUnreachable,
  type Payout,
  type PayoutAccount,
  type Refund,
  requireAmount,
  type SavedCard,
} from './payments.ts'
import { readSignedEvent, takeSignedEvents, writeEvent } from './simulated-events.ts'
import {
  findCharge,
  findRequest,
  hasBeenDeclined,
  insertCharge,
  insertPayout,
  insertRefund,
  insertRequest,
  lockCharge,
  lockKey,
  recordAuthentication,
  type SimulatedCharge,
  sweepSimulation,
  updateCharge,
} from './simulated-payments.store.ts'

type Simulation = { db: Db; clock: Clock; secret: string }

export type SimulatedPayments = Payments & {
  /** What the person's bank says about them. False: no answer is expected. */
  authenticate(clientSecret: string, passed: boolean): Promise<boolean>
  /** Counted as delivered with the caller's transaction: if the delivery fails, roll back and they come again. */
  takeEvents(tx: Tx, limit: number): Promise<{ payload: Buffer; signature: string }[]>
  /** Forgets answers that are no longer asked for, and events that have arrived. */
  sweep(): Promise<void>
}

/** Null: real money is moved, and there is no simulated bank. */
export function simulationOf(payments: Payments): SimulatedPayments | null {
  return 'authenticate' in payments ? (payments as SimulatedPayments) : null
}

const DAY_MS = 86_400_000
const AUTHORISED_FOR_MS = 7 * DAY_MS
/** Longer than a job goes on trying. */
const KEYS_KEPT_MS = 2 * DAY_MS
const EVENTS_KEPT_MS = 7 * DAY_MS

/** Behaves like a processor, on tables and in transactions of its own. */
export function createSimulatedPayments(simulation: Simulation): SimulatedPayments {
  const { db, clock, secret } = simulation
  return {
    name: 'simulated',
    async authorize({ key, token, customer, amount, bookingId, isAway = false }) {
      requireAmount(amount)
      const asked = ['authorise', token, customer, amount, bookingId, isAway]
      const work = (tx: Tx, now: Date) => authorize(tx, { token, amount, bookingId, isAway }, now)
      return revive(await once(simulation, key, asked, work))
    },
    async confirm({ key, reference }) {
      const work = (tx: Tx, now: Date) => confirm(tx, reference, now)
      return revive(await once(simulation, key, ['confirm', reference], work))
    },
    capture({ key, reference }) {
      return once(simulation, key, ['capture', reference], (tx, now) => capture(tx, reference, now))
    },
    async release({ key, reference }) {
      await once(simulation, key, ['release', reference], (tx, now) => release(tx, reference, now))
    },
    async refund({ key, reference, amount }) {
      requireAmount(amount)
      const work = (tx: Tx, now: Date) => refund(tx, reference, amount, now)
      return once(simulation, key, ['refund', reference, amount], work)
    },
    async payOut({ key, account, amount, source }) {
      requireAmount(amount)
      const work = (tx: Tx, now: Date) => payOut(tx, account, amount, now)
      return once(simulation, key, ['payOut', account, amount, source], work)
    },
    saveCard({ key, token, userId }) {
      return once(simulation, key, ['saveCard', token, userId], async (_, now) =>
        saveCard(token, userId, now),
      )
    },
    async forgetCard() {},
    async forgetCustomer() {},
    async openAccount({ token }) {
      if (token === null) throw new PaymentsMisuse('The simulation needs the token of an account')
      return { ...accountOf(token), url: null }
    },
    async findAccount(reference) {
      return readSimulatedAccount(reference) === null ? null : accountOf(reference)
    },
    async find(reference) {
      const charge = await findCharge(db, reference)
      return charge ? chargeOf(charge, clock.now()) : null
    },
    // Its banks dispute nothing.
    async findDispute() {
      return null
    },
    async readEvent(payload, signature) {
      return readSignedEvent(payload, signature, { secret, now: clock.now() })
    },
    authenticate: (clientSecret, passed) => recordAuthentication(db, clientSecret, passed),
    takeEvents: (tx, limit) => takeSignedEvents(tx, { secret, now: clock.now(), limit }),
    async sweep() {
      const before = (ms: number) => new Date(clock.now().getTime() - ms)
      await sweepSimulation(db, { requests: before(KEYS_KEPT_MS), events: before(EVENTS_KEPT_MS) })
    },
  }
}

type Done<A> = {
  answer: A
  /** The key stays free: nothing has happened yet. */
  unsettled?: boolean
  /** It has happened, but the answer does not arrive. */
  lost?: boolean
}

async function once<A>(
  { db, clock }: Simulation,
  key: string,
  asked: unknown[],
  work: (tx: Tx, now: Date) => Promise<Done<A>>,
): Promise<A> {
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest()
  const now = clock.now()
  const done = await db.transaction().execute(async (tx): Promise<Done<A>> => {
    await lockKey(tx, key)
    const before = await findRequest(tx, key)
    if (before && !before.bodyHash.equals(bodyHash))
      throw new PaymentsMisuse(`The key ${key} was used for another request`)
    if (before) return { answer: before.answer as A }
    const first = await work(tx, now)
    if (!first.unsettled) await insertRequest(tx, { key, bodyHash, answer: first.answer, now })
    return first
  })
  if (done.lost) throw new PaymentsUnreachable('The processor did not answer in time')
  return done.answer
}

type Wanted = { token: string; amount: number; bookingId: string; isAway: boolean }

async function authorize(tx: Tx, wanted: Wanted, now: Date): Promise<Done<Authorization>> {
  const read = readSimulatedToken(wanted.token)
  if (!read) throw new PaymentsMisuse('This token was not made by the simulated processor')
  const charge = {
    reference: newReference('pi'),
    booking_id: wanted.bookingId,
    token: wanted.token,
    amount: wanted.amount,
    client_secret: newReference('secret'),
    created_at: now,
  }
  const code = (await declineCodeOf(tx, read, wanted.token, now)) ?? absenceCodeOf(read, wanted)
  if (code !== null) {
    await insertCharge(tx, { ...charge, state: 'declined', decline_code: code })
    await writeEvent(tx, 'failed', charge.reference, now)
    return { answer: declined(code) }
  }
  if (read.behaviour === 'authenticates') {
    await insertCharge(tx, { ...charge, state: 'requires_action', authentication: 'wanted' })
    return { answer: waiting(charge) }
  }
  const until = new Date(now.getTime() + AUTHORISED_FOR_MS)
  await insertCharge(tx, { ...charge, state: 'authorised', authorised_until: until })
  await writeEvent(tx, 'authorised', charge.reference, now)
  const answer = authorised(charge.reference, wanted.token, until)
  return { answer, lost: read.behaviour === 'times-out' }
}

const CODES: Partial<Record<SimulatedBehaviour, string>> = {
  declines: 'card_declined',
  'lacks-funds': 'insufficient_funds',
  expired: 'expired_card',
  unlisted: 'test_card_only',
}

type ReadToken = { behaviour: SimulatedBehaviour; card: CardSummary }

/** Null: it goes through. */
async function declineCodeOf(tx: Tx, read: ReadToken, token: string, now: Date): Promise<string | null> {
  if (read.behaviour === 'stumbles') return (await hasBeenDeclined(tx, token)) ? null : 'processing_error'
  return lastingCodeOf(read, now)
}

/** What will not change by asking again. */
function lastingCodeOf({ behaviour, card }: ReadToken, now: Date): string | null {
  if (isExpired({ month: card.expMonth, year: card.expYear }, now)) return 'expired_card'
  return CODES[behaviour] ?? null
}

/** A bank that wants to see the person says no when they are not there. */
function absenceCodeOf({ behaviour }: ReadToken, { isAway }: Wanted): string | null {
  return isAway && behaviour === 'authenticates' ? 'authentication_required' : null
}

function saveCard(token: string, userId: string, now: Date): Done<SavedCard> {
  const read = readSimulatedToken(token)
  if (!read) throw new PaymentsMisuse('This token was not made by the simulated processor')
  const code = lastingCodeOf(read, now)
  if (code !== null) return { answer: declined(code) }
  const reference = token.replace(/_[^_]+$/, `_kept${randomBytes(12).toString('hex')}`)
  return { answer: { outcome: 'saved', customer: `cus_sim_${userId}`, reference, card: read.card } }
}

function accountOf(token: string): PayoutAccount {
  const read = readSimulatedAccount(token)
  if (!read) throw new PaymentsMisuse('This account was not made by the simulated processor')
  return { reference: token, status: 'active', label: `Simulated bank •••• ${read.last4}` }
}

async function confirm(tx: Tx, reference: string, now: Date): Promise<Done<Authorization>> {
  const charge = await requireCharge(tx, reference)
  const { token, authentication, decline_code: code } = charge
  const state = stateOf(charge, now)
  if (state === 'declined') return { answer: declined(code) }
  if (state === 'released') return { answer: declined('authorisation_ended') }
  if (state !== 'requires_action')
    return { answer: authorised(reference, token, charge.authorised_until ?? now) }
  if (authentication === 'wanted') return { answer: waiting(charge), unsettled: true }
  if (authentication === 'failed') {
    await updateCharge(tx, reference, { state: 'declined', decline_code: 'authentication_failed' })
    await writeEvent(tx, 'failed', reference, now)
    return { answer: declined('authentication_failed') }
  }
  const until = new Date(now.getTime() + AUTHORISED_FOR_MS)
  await updateCharge(tx, reference, { state: 'authorised', authorised_until: until })
  await writeEvent(tx, 'authorised', reference, now)
  return { answer: authorised(reference, token, until) }
}

async function capture(tx: Tx, reference: string, now: Date): Promise<Done<Capture>> {
  const charge = await requireCharge(tx, reference)
  const { amount } = charge
  const state = stateOf(charge, now)
  if (state === 'captured') return { answer: { outcome: 'captured', amount } }
  if (state === 'released') return { answer: declined('authorisation_ended') }
  if (state !== 'authorised') throw new PaymentsMisuse(`A charge that is ${state} cannot be captured`)
  if (readSimulatedToken(charge.token)?.behaviour === 'uncapturable')
    return { answer: declined('card_declined') }
  await updateCharge(tx, reference, { state: 'captured' })
  await writeEvent(tx, 'captured', reference, now)
  return { answer: { outcome: 'captured', amount } }
}

async function release(tx: Tx, reference: string, now: Date): Promise<Done<null>> {
  const { state } = await requireCharge(tx, reference)
  if (state === 'captured') throw new PaymentsMisuse('What has been captured is refunded, not released')
  if (state === 'authorised' || state === 'requires_action') {
    await updateCharge(tx, reference, { state: 'released' })
    await writeEvent(tx, 'released', reference, now)
  }
  return { answer: null }
}

async function refund(tx: Tx, chargeReference: string, amount: number, now: Date): Promise<Done<Refund>> {
  const charge = await requireCharge(tx, chargeReference)
  const left = charge.state === 'captured' ? charge.amount - charge.refunded : 0
  if (amount > left) throw new PaymentsMisuse(`${amount} cannot be refunded: ${left} is left`)
  const reference = newReference('re')
  await insertRefund(tx, { reference, chargeReference, amount, now })
  await updateCharge(tx, chargeReference, { state: charge.state, refunded: charge.refunded + amount })
  await writeEvent(tx, 'refunded', chargeReference, now)
  return { answer: { reference, status: 'done' } }
}

async function payOut(tx: Tx, account: string, amount: number, now: Date): Promise<Done<Payout>> {
  if (!account.startsWith('acct_sim_')) throw new PaymentsMisuse('This account is not of the simulation')
  if (account.startsWith('acct_sim_closed')) return { answer: { outcome: 'refused', code: 'account_closed' } }
  const reference = newReference('po')
  await insertPayout(tx, { reference, account, amount, now })
  return { answer: { outcome: 'paid', reference } }
}

async function requireCharge(tx: Tx, reference: string): Promise<SimulatedCharge> {
  const charge = await lockCharge(tx, reference)
  if (!charge) throw new PaymentsMisuse(`There is no charge ${reference}`)
  return charge
}

/** An authorization that is never captured ends by itself. */
function stateOf(charge: SimulatedCharge, now: Date): SimulatedCharge['state'] {
  const hasEnded = charge.state === 'authorised' && charge.authorised_until && charge.authorised_until <= now
  return hasEnded ? 'released' : charge.state
}

function chargeOf(charge: SimulatedCharge, now: Date): Charge {
  const { reference, booking_id: bookingId, amount, refunded } = charge
  const state = stateOf(charge, now)
  return { reference, bookingId, state, amount, captured: state === 'captured' ? amount : 0, refunded }
}

function authorised(reference: string, token: string, until: Date): Authorization {
  const card = readSimulatedToken(token)?.card
  if (!card) throw new Error(`The charge ${reference} was made with a token that cannot be read`)
  return { outcome: 'authorised', reference, card, until }
}

function waiting(charge: { reference: string; client_secret: string }): Authorization {
  const { reference, client_secret: clientSecret } = charge
  return { outcome: 'needs_authentication', reference, clientSecret }
}

/** An answer that was kept has its date as text. */
function revive(answer: Authorization): Authorization {
  return answer.outcome === 'authorised' ? { ...answer, until: new Date(answer.until) } : answer
}

function newReference(kind: string): string {
  return `${kind}_sim_${randomBytes(16).toString('hex')}`
}
