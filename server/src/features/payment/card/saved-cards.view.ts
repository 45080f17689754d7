import type { SavedCard } from '@roomtone/contract/payment/saved-cards'
import { isExpired } from '@roomtone/domain/payment/card'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSavedCards } from './saved-card.store.ts'

type Row = Awaited<ReturnType<typeof findSavedCards>>[number]

export async function viewCards(
  { payments, clock }: Deps,
  handle: Handle,
  userId: string,
): Promise<{ items: SavedCard[] }> {
  const now = clock.now()
  const rows = await findSavedCards(handle, { userId, provider: payments.name })
  return { items: rows.map((row) => viewCard(row, now)) }
}

function viewCard(row: Row, now: Date): SavedCard {
  const { id, brand, last4, expMonth, expYear, isDefault, createdAt } = row
  return {
    id,
    brand,
    last4,
    expMonth,
    expYear,
    isDefault,
    isExpired: isExpired({ month: expMonth, year: expYear }, now),
    createdAt: createdAt.toISOString(),
  }
}
