import type { Reply } from '@roomtone/contract/endpoint'
import type { changeDefaultCard as changeDefaultCardEndpoint } from '@roomtone/contract/payment/saved-cards'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findSavedCard, makeDefault, takeTurnsWithCards } from './saved-card.store.ts'
import { viewCards } from './saved-cards.view.ts'

export async function changeDefaultCard(
  deps: Deps,
  { userId }: Actor,
  id: string,
): Promise<Reply<typeof changeDefaultCardEndpoint>> {
  return deps.db.transaction().execute(async (tx) => {
    await takeTurnsWithCards(tx, userId)
    const card = await findSavedCard(tx, { userId, provider: deps.payments.name }, id)
    if (!card) throw new Refused('not_found')
    await makeDefault(tx, userId, id)
    return viewCards(deps, tx, userId)
  })
}
