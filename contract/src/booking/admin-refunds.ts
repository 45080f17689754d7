import { REFUND_STATES } from '@roomtone/domain/payment/standing'
import { z } from 'zod'
import { assignee, whose } from '../assignment/assignment.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { counted, id, instant, pageOf, pageQuery, searchWords, timeSort } from '../fields.ts'
import { text } from '../text-class.ts'

/** `stuck`: failed, or on its way for longer than it should be. */
export const REFUND_FILTERS = ['stuck', 'failed', 'waiting', 'done', 'all'] as const

export const adminRefund = z.object({
  id,
  bookingId: id,
  title: z.string(),
  guestEmail: z.string(),
  /** Cents: all of it, and the part of it that goes back to the card. */
  amount: z.int(),
  toCard: z.int(),
  kind: z.enum(['policy', 'goodwill', 'claim']),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  isStuck: z.boolean(),
  attempt: z.int(),
  createdAt: instant,
  settledAt: instant.nullable(),
  /** Written down by an admin instead of the processor. */
  byHand: z.object({ through: z.enum(['processor', 'bank']), by: z.string(), reason: z.string() }).nullable(),
  assignee,
})

export type AdminRefund = z.output<typeof adminRefund>

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  audience: 'admin',
  summary: 'Refunds; those that failed or hang unless others are asked for',
  query: z.object({
    ...pageQuery,
    q: searchWords,
    show: z.enum(REFUND_FILTERS).default('stuck'),
    sort: timeSort,
    whose,
  }),
  reply: pageOf(adminRefund),
  errors: [],
})

export const retryRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id/retry',
  audience: 'admin',
  summary: 'Ask the processor once more: for one that failed under a new key, for others under the same',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({
    /** The attempt that was seen to fail or hang, so that pressing twice makes one more attempt. */
    attempt: counted,
  }),
  reply: adminRefund,
  errors: ['not_found', 'stale', 'no_longer_possible', 'rate_limited'],
})

export const settleRefund = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/:id/settle',
  audience: 'admin',
  summary: 'Write down that a refund which failed has reached the guest after all',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({
    /** processor: the card has it; bank: it was paid in another way. */
    through: z.enum(['processor', 'bank']),
    attempt: counted,
    reason: text(
      'private',
      z.string().trim().min(3, check('payment_way_missing')).max(1000, check('reason_too_long')),
    ),
  }),
  limit: { max: 120, seconds: 60 },
  reply: adminRefund,
  errors: ['not_found', 'validation_failed', 'own_account', 'stale', 'no_longer_possible'],
})
