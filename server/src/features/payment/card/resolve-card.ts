import type { ChosenCard } from '@roomtone/contract/booking/request-booking'
import { textsIn } from '@roomtone/texts/all/payment/refusals'
import type { Deps } from '../../../platform/deps.ts'
import { refusedField } from '../../../platform/refused.ts'
import { keepCard } from './keep-card.ts'
import { requireToken } from './require-token.ts'
import { findSavedCard } from './saved-card.store.ts'

type Resolved = { token: string; customer: string | null }

/** What the processor is asked with. A card that is to be kept is kept first: a token that was spent cannot be. */
export async function resolveCard(deps: Deps, userId: string, card: ChosenCard): Promise<Resolved> {
  if (card.savedCardId !== undefined) return resolveSaved(deps, userId, card.savedCardId)
  if (card.token === undefined) throw refusedField('card', (language) => textsIn(language).refusals.noCard)
  requireToken(deps.payments, card.token, 'card.token')
  if (!card.save) return { token: card.token, customer: null }
  const { reference, customer } = await keepCard(deps, userId, card.token)
  return { token: reference, customer }
}

async function resolveSaved({ db, payments }: Deps, userId: string, id: string): Promise<Resolved> {
  const saved = await findSavedCard(db, { userId, provider: payments.name }, id)
  if (!saved) throw refusedField('card.savedCardId', (language) => textsIn(language).refusals.cardGone)
  return { token: saved.reference, customer: saved.customer }
}
