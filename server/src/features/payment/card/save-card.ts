import type { Reply } from '@roomtone/contract/endpoint'
import type { saveCard as saveCardEndpoint } from '@roomtone/contract/payment/saved-cards'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { keepCard } from './keep-card.ts'
import { requireToken } from './require-token.ts'
import { viewCards } from './saved-cards.view.ts'

export async function saveCard(
  deps: Deps,
  { userId }: Actor,
  token: string,
): Promise<Reply<typeof saveCardEndpoint>> {
  requireToken(deps.payments, token, 'token')
  await keepCard(deps, userId, token)
  return viewCards(deps, deps.db, userId)
}
