import type { CardSummary } from '@roomtone/domain/payment/card'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'
import type { Payments } from '../../../platform/payments/payments.ts'

type Provider = Payments['name']
type Owner = { userId: string; provider: Provider }

/** Changes to one person's cards take turns, or two could both be the first. */
export async function takeTurnsWithCards(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards-of:${userId}`}, 0))`.execute(tx)
}

/** The processor's name for a person; undefined while it has none. */
export async function findCustomer(handle: Handle, { userId, provider }: Owner): Promise<string | undefined> {
  const row = await handle
    .selectFrom('payment_customers')
    .select('reference')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.reference
}

type Customer = Owner & { reference: string; now: Date }

export async function upsertCustomer(tx: Tx, { userId, provider, reference, now }: Customer): Promise<void> {
  await tx
    .insertInto('payment_customers')
    .values({ user_id: userId, provider, reference, created_at: now })
    .onConflict((conflict) =>
      conflict.constraint('payment_customers_pkey').doUpdateSet({ provider, reference }),
    )
    .execute()
}

/** The default first, then the newest. */
export async function findSavedCards(handle: Handle, { userId, provider }: Owner) {
  return handle
    .selectFrom('saved_cards')
    .select([
      'id',
      'brand',
      'last4',
      'exp_month as expMonth',
      'exp_year as expYear',
      'is_default as isDefault',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findSavedCard(handle: Handle, { userId, provider }: Owner, id: string) {
  return handle
    .selectFrom('saved_cards')
    .innerJoin('payment_customers', (join) =>
      join
        .onRef('payment_customers.user_id', '=', 'saved_cards.user_id')
        .onRef('payment_customers.provider', '=', 'saved_cards.provider'),
    )
    .select(['saved_cards.reference', 'payment_customers.reference as customer'])
    .where('saved_cards.id', '=', id)
    .where('saved_cards.user_id', '=', userId)
    .where('saved_cards.provider', '=', provider)
    .executeTakeFirst()
}

type NewCard = Owner & { reference: string; card: CardSummary; now: Date }

/** Undefined when it was kept before. */
export async function insertSavedCard(tx: Tx, kept: NewCard): Promise<string | undefined> {
  const { userId, provider, reference, card, now } = kept
  const row = await tx
    .insertInto('saved_cards')
    .values({
      user_id: userId,
      provider,
      reference,
      brand: card.brand,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('saved_cards_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Two statements, because there is never a moment with two defaults. */
export async function makeDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
  await tx
    .updateTable('saved_cards')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** False when it was gone already. */
export async function deleteSavedCard(tx: Tx, userId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('saved_cards')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
