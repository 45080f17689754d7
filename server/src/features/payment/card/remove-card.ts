import type { Reply } from '@roomtone/contract/endpoint'
import type { removeCard as removeCardEndpoint } from '@roomtone/contract/payment/saved-cards'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { refuseIfUnreachable } from '../refuse-if-unreachable.ts'
import {
  deleteSavedCard,
  findSavedCard,
  findSavedCards,
  makeDefault,
  takeTurnsWithCards,
} from './saved-card.store.ts'
import { viewCards } from './saved-cards.view.ts'

/** The processor first: a card that is gone here only could still be charged there. */
export async function removeCard(
  deps: Deps,
  { userId }: Actor,
  id: string,
): Promise<Reply<typeof removeCardEndpoint>> {
  const card = await findSavedCard(deps.db, { userId, provider: deps.payments.name }, id)
  if (!card) throw new Refused('not_found')
  await refuseIfUnreachable(deps.payments.forgetCard(card))
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    await takeTurnsWithCards(tx, userId)
    if (await deleteSavedCard(tx, userId, id)) {
      await handDefaultOn(deps, tx, userId)
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: 'card.removed',
        subjectType: 'user',
        subjectId: userId,
        data: { card: id },
      })
    }
    return viewCards(deps, tx, userId)
  })
}

/** Makes the newest card the default: it comes first when no card is the default. */
async function handDefaultOn({ payments }: Deps, tx: Tx, userId: string): Promise<void> {
  const [first] = await findSavedCards(tx, { userId, provider: payments.name })
  if (first && !first.isDefault) await makeDefault(tx, userId, first.id)
}
