import { CARD_BRANDS } from '@roomtone/domain/payment/card'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

export const savedCard = z.object({
  id,
  brand: z.enum(CARD_BRANDS),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
  isExpired: z.boolean(),
  createdAt: instant,
})

export type SavedCard = z.output<typeof savedCard>

const cards = z.object({ items: z.array(savedCard) })

export const listCards = endpoint({
  method: 'GET',
  path: '/api/payments/cards',
  audience: 'member',
  summary: 'Cards that you have kept, the default first',
  reply: cards,
  errors: [],
})

export const saveCard = endpoint({
  method: 'POST',
  path: '/api/payments/cards',
  audience: 'verified',
  summary: 'Keep a card for later',
  body: z.object({ token: z.string().min(1).max(255) }),
  reply: cards,
  errors: ['validation_failed', 'card_declined', 'payments_unreachable', 'rate_limited'],
})

export const changeDefaultCard = endpoint({
  method: 'POST',
  path: '/api/payments/cards/:id/default',
  audience: 'member',
  summary: 'Make a kept card the one that checkout offers first',
  params: z.object({ id }),
  reply: cards,
  errors: ['not_found'],
})

export const removeCard = endpoint({
  method: 'DELETE',
  path: '/api/payments/cards/:id',
  audience: 'member',
  summary: 'Forget a kept card, here and at the processor',
  params: z.object({ id }),
  reply: cards,
  errors: ['not_found', 'payments_unreachable'],
})
