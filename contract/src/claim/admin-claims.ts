import { PAYOUT_STATES } from '@roomtone/domain/payment/standing'
import { z } from 'zod'
import { assignee, whose } from '../assignment/assignment.ts'
import { check } from '../check-words.ts'
import { PACKET_STATUSES } from '../compliance/packet.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import { claimCard, claimView } from './claim.ts'

export const CLAIM_FILTERS = ['to_decide', 'waiting', 'decided', 'unpaid', 'withdrawn', 'all'] as const
export const CLAIM_ORDERS = ['newest', 'oldest', 'due', 'amount'] as const

export const adminClaimCard = claimCard.extend({
  bookingId: id,
  title: z.string(),
  production: z.string(),
  guestEmail: z.string(),
  hostEmail: z.string(),
  /** The other side has answered, or has had its time. */
  isReady: z.boolean(),
  assignee,
})

export type AdminClaimCard = z.output<typeof adminClaimCard>

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/admin/claims',
  audience: 'admin',
  summary:
    'Every case; found by its id or its booking’s, title of the space, production or email of either side',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).default(''),
    show: z.enum(CLAIM_FILTERS).default('to_decide'),
    order: z.enum(CLAIM_ORDERS).default('newest'),
    whose,
  }),
  reply: pageOf(adminClaimCard),
  errors: ['validation_failed'],
})

/** A case with what an admin needs beside it. */
export const claimCase = z.object({
  claim: claimView,
  guestEmail: z.string(),
  hostEmail: z.string(),
  isReady: z.boolean(),
  /** The admin is a party to it, so somebody else has to decide. */
  isOwn: z.boolean(),
  /** Cents: no more than this can be awarded now. */
  most: z.int(),
  booking: z.object({
    total: z.int(),
    subtotal: z.int(),
    crew: z.int(),
    confirmedAt: instant.nullable(),
    /** Cents: what the guest has paid by now, for the booking and after claims. */
    paid: z.int(),
    /** Cents: what the host has of it, after what went back. */
    due: z.int(),
    refunded: z.int(),
  }),
  packet: z.object({ id, status: z.enum(PACKET_STATUSES), files: z.int() }).nullable(),
  payouts: z.array(
    z.object({
      cause: z.enum(['booking', 'claim']),
      state: z.enum(PAYOUT_STATES),
      dueAt: instant,
      paid: z.int(),
    }),
  ),
  /** Every movement of this booking, as the ledger has it. A debit is above zero, a credit below. */
  ledger: z.array(
    z.object({
      at: instant,
      kind: z.string(),
      postings: z.array(z.object({ account: z.string(), amount: z.int() })),
    }),
  ),
})

export type ClaimCase = z.output<typeof claimCase>

export const showClaimCase = endpoint({
  method: 'GET',
  path: '/api/admin/claims/:id',
  audience: 'admin',
  summary: 'A case with the facts, the papers and the ledger of its booking',
  params: z.object({ id }),
  limit: { max: 300, seconds: 60 },
  reply: claimCase,
  errors: ['not_found'],
})

export const decideClaim = endpoint({
  method: 'POST',
  path: '/api/admin/claims/:id/decision',
  audience: 'admin',
  summary: 'Award nothing, a part or all of what was asked, with a reason that both sides read',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({
    /** Cents. */
    awarded: z.int(check('amount_missing')).min(0, check('amount_negative')),
    reason: text(
      'after_confirmation',
      z.string().trim().min(10, check('award_reason_missing')).max(2000, check('reason_too_long')),
    ),
  }),
  limit: { max: 120, seconds: 60 },
  reply: claimCase,
  errors: ['not_found', 'validation_failed', 'own_account', 'conflict', 'no_longer_possible', 'text_flagged'],
})
