import { randomBytes } from 'node:crypto'
import { cardError, DECLINES, invalid, ok, type StripeReply } from './stripe-replies.ts'

type Method = { id: string; object: 'payment_method'; behaves: string; customer: string | null; card: object }

type Account = {
  id: string
  object: 'account'
  email: string
  metadata: { user: string }
  capabilities: { transfers: 'inactive' | 'active' }
  payouts_enabled: boolean
  requirements: { disabled_reason: string | null }
  external_accounts: { object: 'list'; data: object[] }
}

/** Whom one Stripe account knows: customers with their cards, and connected accounts. */
export class StripePeople {
  readonly customers = new Map<string, { user: string }>()
  private readonly methods = new Map<string, Method>()
  private readonly accounts = new Map<string, Account>()

  /** Null: not about people. */
  answer(path: string, form: URLSearchParams): StripeReply | null {
    const [, , resource, id = '', verb] = /^(\w+) \/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (resource === 'customers') return id === '' ? this.createCustomer(form) : this.deleteCustomer(id)
    if (resource === 'payment_methods') return this.aboutMethod(id, verb, form)
    if (resource === 'account_links') return this.linkAccount(form)
    if (resource !== 'accounts') return null
    if (id === '') return this.createAccount(form)
    const account = this.accounts.get(id)
    if (!account) return { ...invalid('account_invalid', `No access to account '${id}'`), status: 403 }
    return verb === 'login_links' ? logIn(account) : ok(account)
  }

  /** Undefined: a method of Stripe's for tests, which is new with every use. Null: it is unknown. */
  methodOf(id: string): Method | null | undefined {
    return isForTests(id) ? undefined : (this.methods.get(id) ?? null)
  }

  /** The host has told Stripe everything. */
  onboard(id: string): void {
    const account = this.demand(id)
    account.capabilities.transfers = 'active'
    account.payouts_enabled = true
    account.requirements.disabled_reason = null
    account.external_accounts.data = [
      { id: 'ba_1', object: 'bank_account', bank_name: 'STRIPE TEST BANK', last4: '6789' },
    ]
  }

  reject(id: string): void {
    const account = this.demand(id)
    account.capabilities.transfers = 'inactive'
    account.payouts_enabled = false
    account.requirements.disabled_reason = 'rejected.fraud'
  }

  /** False: it is one of our accounts, and cannot be paid to yet. */
  takesTransfers(id: string): boolean {
    return this.accounts.get(id)?.capabilities.transfers !== 'inactive'
  }

  private demand(id: string): Account {
    const account = this.accounts.get(id)
    if (!account) throw new Error(`There is no account ${id}`)
    return account
  }

  private createCustomer(form: URLSearchParams): StripeReply {
    const id = newId('cus')
    this.customers.set(id, { user: form.get('metadata[user]') ?? '' })
    return ok({ id, object: 'customer' })
  }

  private deleteCustomer(id: string): StripeReply {
    if (!this.customers.delete(id))
      return { ...invalid('resource_missing', 'No such customer', 'id'), status: 404 }
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null
    return ok({ id, object: 'customer', deleted: true })
  }

  private aboutMethod(id: string, verb: string | undefined, form: URLSearchParams): StripeReply {
    if (verb === 'attach') return this.attach(id, form)
    const method = this.methods.get(id)
    if (!method) return missing(id)
    if (verb === undefined) return ok(method)
    if (method.customer === null)
      return invalid('', 'The payment method you provided is not attached to a customer.')
    method.customer = null
    return ok(method)
  }

  /** The bank is asked on the way, so a card that is refused cannot be attached. */
  private attach(id: string, form: URLSearchParams): StripeReply {
    const customer = form.get('customer') ?? ''
    if (!this.customers.has(customer)) return invalid('resource_missing', 'No such customer', 'customer')
    const known = this.methodOf(id)
    if (known === null) return missing(id)
    if (known) return usedUp()
    const refusal = DECLINES[id]
    if (refusal) return cardError(refusal)
    const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }
    const method: Method = { id: newId('pm'), object: 'payment_method', behaves: id, customer, card }
    this.methods.set(method.id, method)
    return ok(method)
  }

  private createAccount(form: URLSearchParams): StripeReply {
    if (form.get('capabilities[transfers][requested]') !== 'true')
      return invalid('parameter_missing', 'An account without capabilities can be paid nothing')
    const account: Account = {
      id: newId('acct'),
      object: 'account',
      email: form.get('email') ?? '',
      metadata: { user: form.get('metadata[user]') ?? '' },
      capabilities: { transfers: 'inactive' },
      payouts_enabled: false,
      requirements: { disabled_reason: 'requirements.past_due' },
      external_accounts: { object: 'list', data: [] },
    }
    this.accounts.set(account.id, account)
    return ok(account)
  }

  /** A link is good for one visit, so every one is another. */
  private linkAccount(form: URLSearchParams): StripeReply {
    const account = form.get('account') ?? ''
    if (!this.accounts.has(account)) return invalid('resource_missing', 'No such account', 'account')
    return ok({
      object: 'account_link',
      url: `https://connect.stripe.test/setup/${account}/${newId('link')}`,
    })
  }
}

function logIn({ id, capabilities }: Account): StripeReply {
  if (capabilities.transfers === 'inactive')
    return invalid('', 'Cannot create a login link for an account that has not completed onboarding.')
  return ok({ object: 'login_link', url: `https://connect.stripe.test/express/${id}/${newId('link')}` })
}

function missing(id: string): StripeReply {
  const reply = invalid('resource_missing', `No such PaymentMethod: '${id}'`, 'payment_method')
  return { ...reply, status: 404 }
}

/** One that was detached, or belongs to somebody, cannot be given to anybody. */
export function usedUp(): StripeReply {
  return invalid('', 'This PaymentMethod was used before. It may not be used again.', 'payment_method')
}

const isForTests = (id: string) => id.startsWith('pm_card_') || id.startsWith('pm_peer_')
const newId = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`
