import { CARD_BRANDS, type CardBrand, type CardSummary } from '@roomtone/domain/payment/card'
import type Stripe from 'stripe'
import { declined } from './declined.ts'
import { PaymentsMisuse, type SavedCard } from './payments.ts'
import { codeOf, declineCodeOf, isCardError, isInvalidRequest, isUnknownCard } from './stripe-errors.ts'

type Keeping = { key: string; token: string; userId: string; customer: string | null }

/** Attached to a customer of Stripe's, and tried with the bank on the way. */
export async function saveCard(
  client: Stripe,
  { key, token, userId, customer }: Keeping,
): Promise<SavedCard> {
  const owner = customer ?? (await customerFor(client, userId))
  try {
    const method = await client.paymentMethods.attach(token, { customer: owner }, { idempotencyKey: key })
    return {
      outcome: 'saved',
      customer: owner,
      reference: method.id,
      card: summaryOf(method.card),
    }
  } catch (error) {
    if (isCardError(error)) return declined(declineCodeOf(error))
    if (isUnknownCard(error)) return declined(null)
    throw error
  }
}

/** No name and no address: Stripe learns of people what their cards say. */
async function customerFor(client: Stripe, userId: string): Promise<string> {
  const { id } = await client.customers.create(
    { metadata: { user: userId } },
    { idempotencyKey: `customer:${userId}` },
  )
  return id
}

/** A detached method can never be attached again, so its own name is key enough. */
export async function forgetCard(
  client: Stripe,
  { customer, reference }: { customer: string; reference: string },
): Promise<void> {
  try {
    await client.paymentMethods.detach(reference, {}, { idempotencyKey: `forget:${reference}` })
  } catch (error) {
    if (!isInvalidRequest(error)) throw error
    const owner = await ownerOf(client, reference)
    if (owner !== null) throw new PaymentsMisuse(`${reference} of ${customer} stays with ${owner}`)
  }
}

/** Stripe detaches the cards with it. Charges that were made stay, as they must. */
export async function forgetCustomer(client: Stripe, customer: string): Promise<void> {
  try {
    await client.customers.del(customer)
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error
  }
}

/** Null: it no longer belongs to anyone. */
async function ownerOf(client: Stripe, reference: string): Promise<string | null> {
  try {
    const { customer } = await client.paymentMethods.retrieve(reference)
    return typeof customer === 'string' ? customer : (customer?.id ?? null)
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return null
    throw error
  }
}

type StripeCard = { brand: string | null; last4: string | null; exp_month: number; exp_year: number }

export function summaryOf(card: StripeCard | null | undefined): CardSummary {
  return {
    brand: brandOf(card?.brand),
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
  }
}

function brandOf(brand: string | null | undefined): CardBrand {
  return CARD_BRANDS.find((known) => known === brand) ?? 'unknown'
}
