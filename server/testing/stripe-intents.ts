import { randomBytes } from 'node:crypto'
import { type StripePeople, usedUp } from './stripe-people.ts'
import { cardError, DECLINES, invalid, ok, type Refusal, type StripeReply } from './stripe-replies.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  amount_capturable: number
  client_secret: string
  created: number
  metadata: Record<string, string>
  payment_method: string
  last_payment_error: object | null
  status: string
  charge: Charge | null
}

type Charge = {
  id: string
  object: 'charge'
  payment_intent: string
  amount_refunded: number
  payment_method_details: { type: 'card'; card: object }
}

type Dispute = { id: string; object: 'dispute'; payment_intent: string; status: string }
type Transfer = { amount: number; destination: string; metadata: string | null; source: string | null }

const WEEK = 7 * 86_400

/** The charges of one Stripe account. */
export class StripeIntents {
  readonly events: object[] = []
  private readonly all = new Map<string, Intent>()
  private stumbled = new Set<string>()
  private readonly disputes: Dispute[] = []
  readonly transfers: Transfer[] = []
  /** What can be transferred without a source. */
  available = Number.POSITIVE_INFINITY
  private readonly people: StripePeople

  constructor(people: StripePeople) {
    this.people = people
  }

  answer(path: string, form: URLSearchParams): StripeReply {
    const [, method, resource, id, verb] = /^(\w+) \/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (resource === 'refunds') return this.refund(form)
    if (resource === 'transfers') return this.transfer(form)
    if (resource === 'disputes') return this.listDisputes(form)
    if (resource !== 'payment_intents') return invalid('url_invalid', `Unrecognized request URL (${path})`)
    if (id === undefined) return this.create(form)
    const intent = this.all.get(id)
    if (!intent) return { ...invalid('resource_missing', `No such payment_intent: '${id}'`), status: 404 }
    if (method === 'GET') return ok(shown(intent, form))
    if (verb === 'confirm') return this.confirm(intent, form)
    return verb === 'capture' ? this.capture(intent) : this.cancel(intent)
  }

  /** How many charges were made for a booking that hold or took money. */
  chargesFor(booking: string): number {
    return [...this.all.values()].filter(
      ({ metadata, charge }) => metadata['booking'] === booking && charge !== null,
    ).length
  }

  /** What the page does with the client secret: the person at their bank. */
  authenticate(clientSecret: string, passed: boolean): void {
    const intent = [...this.all.values()].find(({ client_secret }) => client_secret === clientSecret)
    if (intent?.status !== 'requires_action') throw new Error('Nobody is waiting for this answer')
    intent.status = passed ? 'requires_confirmation' : 'requires_payment_method'
    if (passed) return
    intent.last_payment_error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
    }
    this.tell('payment_intent.payment_failed', shown(intent))
  }

  /** Stripe releases what was never captured. */
  expire(id: string): void {
    const intent = this.all.get(id)
    if (intent) this.cancel(intent)
  }

  dispute(id: string): void {
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      payment_intent: id,
      status: 'needs_response',
    }
    this.disputes.push(dispute)
    this.tell('charge.dispute.created', { ...dispute })
  }

  /** The bank has decided about everything that it disputes of this charge. */
  closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
    for (const dispute of this.disputes.filter(({ payment_intent }) => payment_intent === id)) {
      dispute.status = status
      this.tell('charge.dispute.closed', { ...dispute })
    }
  }

  private create(form: URLSearchParams): StripeReply {
    if (form.has('payment_method_types[0]'))
      return invalid('payment_method_types_no_longer_supported', 'Received an unsupported parameter')
    const amount = Number(form.get('amount'))
    if (!Number.isInteger(amount) || amount < 50)
      return invalid('amount_too_small', 'Amount must be at least 50')
    const method = this.methodFor(form)
    if (typeof method !== 'string') return method
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      amount_capturable: 0,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      created: Math.floor(Date.now() / 1000),
      metadata: { booking: form.get('metadata[booking]') ?? '' },
      payment_method: method,
      last_payment_error: null,
      status: 'requires_confirmation',
      charge: null,
    }
    if (form.get('capture_method') !== 'manual' || form.get('confirm') !== 'true')
      return invalid('parameter_missing', 'This peer only knows manual capture, confirmed at once')
    this.all.set(id, intent)
    return this.attempt(intent, form)
  }

  /** How the method behaves, or why it may not be used like this. */
  private methodFor(form: URLSearchParams): string | StripeReply {
    const id = form.get('payment_method') ?? ''
    const kept = this.people.methodOf(id)
    if (kept === undefined) return id
    if (kept === null) return invalid('resource_missing', `No such PaymentMethod: '${id}'`, 'payment_method')
    if (kept.customer === null) return usedUp()
    if (kept.customer !== form.get('customer'))
      return invalid('', 'The payment method belongs to another customer.', 'payment_method')
    return kept.behaves
  }

  private attempt(intent: Intent, form: URLSearchParams): StripeReply {
    const refusal = this.refusalOf(intent.payment_method)
    if (refusal) return this.refuse(intent, refusal)
    const wantsPerson = intent.payment_method === 'pm_card_authenticationRequired'
    if (wantsPerson && form.get('off_session') === 'true') return this.refuse(intent, AUTHENTICATION)
    if (wantsPerson) {
      intent.status = 'requires_action'
      this.tell('payment_intent.requires_action', shown(intent))
      return ok(shown(intent, form))
    }
    return this.reserve(intent, form)
  }

  private refuse(intent: Intent, refusal: Refusal): StripeReply {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', ...refusal }
    this.tell('payment_intent.payment_failed', shown(intent))
    return cardError(refusal, shown(intent))
  }

  private refusalOf(method: string): Refusal | undefined {
    if (method !== 'pm_peer_stumbles') return DECLINES[method]
    if (this.stumbled.has(method)) return undefined
    this.stumbled.add(method)
    return { code: 'processing_error' }
  }

  private reserve(intent: Intent, form: URLSearchParams): StripeReply {
    intent.status = 'requires_capture'
    intent.amount_capturable = intent.amount
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    intent.charge = {
      id: newId('ch'),
      object: 'charge',
      payment_intent: intent.id,
      amount_refunded: 0,
      payment_method_details: { type: 'card', card: { ...card, capture_before: intent.created + WEEK } },
    }
    this.tell('payment_intent.amount_capturable_updated', shown(intent))
    return ok(shown(intent, form))
  }

  private confirm(intent: Intent, form: URLSearchParams): StripeReply {
    return intent.status === 'requires_confirmation' ? this.reserve(intent, form) : unexpected(intent)
  }

  private capture(intent: Intent): StripeReply {
    if (intent.status !== 'requires_capture') return unexpected(intent)
    if (intent.payment_method === 'pm_peer_uncapturable')
      return cardError({ code: 'card_declined', decline_code: 'generic_decline' }, shown(intent))
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, amount_capturable: 0 })
    this.tell('payment_intent.succeeded', shown(intent))
    return ok(shown(intent))
  }

  private cancel(intent: Intent): StripeReply {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected(intent)
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 })
    // The hold goes back as a refund of what was never captured.
    if (intent.charge) intent.charge.amount_refunded = intent.amount
    this.tell('payment_intent.canceled', shown(intent))
    return ok(shown(intent))
  }

  private listDisputes(form: URLSearchParams): StripeReply {
    const about = form.get('payment_intent')
    const data = this.disputes.filter(({ payment_intent }) => payment_intent === about)
    return ok({ object: 'list', data, has_more: false, url: '/v1/disputes' })
  }

  private refund(form: URLSearchParams): StripeReply {
    const intent = this.all.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    if (!intent?.charge || intent.status !== 'succeeded')
      return invalid('charge_not_refundable', 'This PaymentIntent has no successful charge to refund.')
    const left = intent.amount_received - intent.charge.amount_refunded
    if (left === 0) return invalid('charge_already_refunded', 'The charge has already been refunded.')
    if (amount > left)
      return invalid('', `Refund amount (${amount}) is greater than unrefunded amount (${left})`)
    intent.charge.amount_refunded += amount
    this.tell('charge.refunded', { ...intent.charge })
    return ok({ id: newId('re'), object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' })
  }

  private transfer(form: URLSearchParams): StripeReply {
    const destination = form.get('destination') ?? ''
    if (destination === 'acct_peer_restricted' || !this.people.takesTransfers(destination))
      return invalid('insufficient_capabilities_for_transfer', 'Your destination account needs a capability')
    if (!destination.startsWith('acct_')) return invalid('resource_missing', 'No such destination')
    const amount = Number(form.get('amount'))
    const source = form.get('source_transaction')
    const refusal = source === null ? this.requireBalance(amount) : this.requireSource(source, amount)
    if (refusal) return refusal
    this.transfers.push({ amount, destination, metadata: form.get('metadata[key]'), source })
    return ok({ id: newId('tr'), object: 'transfer', amount, destination })
  }

  /** Refused after it began, so that its key answers so for ever. */
  private requireBalance(amount: number): StripeReply | null {
    if (amount > this.available)
      return { ...invalid('balance_insufficient', 'You have insufficient available funds.'), unbegun: false }
    this.available -= amount
    return null
  }

  private requireSource(source: string, amount: number): StripeReply | null {
    const intent = [...this.all.values()].find(({ charge }) => charge?.id === source)
    if (!intent) return invalid('resource_missing', `No such charge: '${source}'`, 'source_transaction')
    const sent = this.transfers.filter((each) => each.source === source)
    const sum = sent.reduce((total, each) => total + each.amount, amount)
    if (sum <= intent.amount_received) return null
    return invalid(
      '',
      'Transfers using this transaction as a source must not exceed the source amount',
      'amount',
    )
  }

  private tell(type: string, object: object): void {
    this.events.push({ id: newId('evt'), object: 'event', type, created: now(), data: { object } })
  }
}

const now = () => Math.floor(Date.now() / 1000)
const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`
/** The bank wants to see a person who is not there. */
const AUTHENTICATION: Refusal = { code: 'authentication_required', decline_code: 'authentication_required' }

/** A charge is its id, unless the request asks for all of it. */
function shown({ charge, ...intent }: Intent, form = new URLSearchParams()): object {
  const latest_charge =
    form.get('expand[0]') === 'latest_charge' && charge ? { ...charge } : (charge?.id ?? null)
  return { ...intent, latest_charge }
}

function unexpected(intent: Intent): StripeReply {
  const { status } = intent
  const message = `This PaymentIntent has a status of ${status} and cannot be used for this.`
  const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message }
  return { status: 400, body: { error: { ...error, payment_intent: shown(intent) } } }
}
