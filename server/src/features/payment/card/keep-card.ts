import { createHash } from 'node:crypto'
import { textsIn } from '@roomtone/texts/all/payment/card-declined'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import type { SavedCard } from '../../../platform/payments/payments.ts'
import { Refused } from '../../../platform/refused.ts'
import { LIMITS } from '../limits.ts'
import { refuseIfUnreachable } from '../refuse-if-unreachable.ts'
import {
  findCustomer,
  findSavedCards,
  insertSavedCard,
  makeDefault,
  takeTurnsWithCards,
  upsertCustomer,
} from './saved-card.store.ts'

type Kept = Extract<SavedCard, { outcome: 'saved' }>

/** The processor first, then our own record: a crash in between leaves a card there that is never shown. */
export async function keepCard(deps: Deps, userId: string, token: string): Promise<Kept> {
  await requireWithin(deps, LIMITS.cardsOfPerson, userId)
  const { payments } = deps
  const customer = await findCustomer(deps.db, { userId, provider: payments.name })
  const hash = createHash('sha256').update(token).digest('hex')
  const answer = await refuseIfUnreachable(
    payments.saveCard({ key: `card:${userId}:${hash}`, token, userId, customer: customer ?? null }),
  )
  if (answer.outcome === 'declined')
    throw new Refused('card_declined', { detail: (language) => textsIn(language).cardDeclined[answer.code] })
  await writeDown(deps, userId, answer)
  return answer
}

async function writeDown(deps: Deps, userId: string, { customer, reference, card }: Kept): Promise<void> {
  const now = deps.clock.now()
  const owner = { userId, provider: deps.payments.name }
  await deps.db.transaction().execute(async (tx) => {
    await takeTurnsWithCards(tx, userId)
    const before = await findSavedCards(tx, owner)
    await upsertCustomer(tx, { ...owner, reference: customer, now })
    const id = await insertSavedCard(tx, { ...owner, reference, card, now })
    if (id === undefined) return
    if (before.length === 0) await makeDefault(tx, userId, id)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'card.saved',
      subjectType: 'user',
      subjectId: userId,
      data: { card: id },
    })
  })
}
