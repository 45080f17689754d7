import type Stripe from 'stripe'
import type { PayoutAccount } from './payments.ts'
import { codeOf } from './stripe-errors.ts'

type Opening = { key: string; userId: string; email: string; reference: string | null; returnUrl: string }

/** An express account of Connect: Stripe asks its owner for what it must know, on pages of its own. */
export async function openAccount(
  client: Stripe,
  opening: Opening,
): Promise<PayoutAccount & { url: string | null }> {
  const account = opening.reference
    ? await client.accounts.retrieve(opening.reference)
    : await createAccount(client, opening)
  const view = viewOf(account)
  return { ...view, url: await pageFor(client, view, opening.returnUrl) }
}

function createAccount(client: Stripe, { key, userId, email }: Opening): Promise<Stripe.Account> {
  return client.accounts.create(
    {
      type: 'express',
      email,
      capabilities: { transfers: { requested: true } },
      metadata: { user: userId },
    },
    { idempotencyKey: key },
  )
}

/** Links are good for one visit, so neither carries one of our keys: a replayed one would lead nowhere. */
async function pageFor(client: Stripe, account: PayoutAccount, returnUrl: string): Promise<string | null> {
  if (account.status === 'refused') return null
  if (account.status === 'active') return (await client.accounts.createLoginLink(account.reference)).url
  const link = await client.accountLinks.create({
    account: account.reference,
    type: 'account_onboarding',
    return_url: returnUrl,
    refresh_url: returnUrl,
  })
  return link.url
}

const NOT_OURS = ['resource_missing', 'account_invalid']

export async function findAccount(client: Stripe, reference: string): Promise<PayoutAccount | null> {
  try {
    return viewOf(await client.accounts.retrieve(reference))
  } catch (error) {
    if (NOT_OURS.includes(codeOf(error) ?? '')) return null
    throw error
  }
}

function viewOf(account: Stripe.Account): PayoutAccount {
  return { reference: account.id, status: statusOf(account), label: labelOf(account) }
}

function statusOf(account: Stripe.Account): PayoutAccount['status'] {
  if (account.requirements?.disabled_reason?.startsWith('rejected')) return 'refused'
  return account.capabilities?.transfers === 'active' && account.payouts_enabled ? 'active' : 'incomplete'
}

function labelOf({ external_accounts: accounts }: Stripe.Account): string {
  const [bank] = accounts?.data ?? []
  if (bank === undefined) return ''
  const name = bank.object === 'bank_account' ? bank.bank_name : bank.brand
  return `${name ?? 'Bank'} •••• ${bank.last4}`
}
