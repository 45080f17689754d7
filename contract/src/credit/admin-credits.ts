import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CREDIT_STANDINGS } from '@roomtone/domain/credit/standing'
import { isLocalDate } from '@roomtone/domain/time/local-date'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import { adminCredit, creditUse } from './credit.ts'

export const CREDIT_SORTS = ['newest', 'oldest', 'ending', 'balance'] as const
export const GIFT_CARDS_AT_ONCE = 100

const reason = text(
  'private',
  z.string().trim().min(3, check('reason_missing')).max(1000, check('reason_too_long')),
)
const note = text('private', z.string().trim().max(300, check('note_too_long'))).default('')
const amount = z
  .int(check('amount_not_whole'))
  .min(1, check('amount_too_low'))
  .max(1_000_000, check('amount_too_high'))
/** The last day on which it can be used; null: it does not end. */
const lastDay = z
  .string()
  .refine((day) => isLocalDate(day), check('day_not_chosen'))
  .nullable()
  .default(null)

export const listAdminCredits = endpoint({
  method: 'GET',
  path: '/api/admin/credits',
  audience: 'admin',
  summary: 'Gift cards and coupons; found by the end of the code, the note, or email and name of who has it',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).default(''),
    kind: z.enum(CREDIT_KINDS).optional(),
    standing: z.enum(CREDIT_STANDINGS).optional(),
    sort: z.enum(CREDIT_SORTS).default('newest'),
  }),
  reply: pageOf(adminCredit),
  errors: ['validation_failed'],
})

const holder = z.object({ userId: id, name: z.string(), email: z.string(), addedAt: instant })

export const adminCreditDetail = adminCredit.extend({
  issuedBy: z.string().nullable(),
  stoppedBy: z.string().nullable(),
  people: z.array(holder),
  uses: z.array(creditUse.extend({ email: z.string() })),
})

export type AdminCreditDetail = z.output<typeof adminCreditDetail>

export const showAdminCredit = endpoint({
  method: 'GET',
  path: '/api/admin/credits/:id',
  audience: 'admin',
  summary: 'One gift card or coupon with who has it and what it has paid for',
  params: z.object({ id }),
  reply: adminCreditDetail,
  errors: ['not_found'],
})

/** Codes are shown only this once: from then on we store only their hashes. */
const issued = z.object({
  items: z.array(z.object({ id, code: z.string(), expiresAt: instant.nullable() })),
})

export type IssuedCodes = z.output<typeof issued>['items']

export const issueGiftCards = endpoint({
  method: 'POST',
  path: '/api/admin/gift-cards',
  audience: 'admin',
  summary: 'Issue gift cards; their codes are in the answer and nowhere else',
  proof: 'fresh',
  body: z.object({
    /** Made by the form, so that sending twice issues once. */
    key: z.uuid(),
    count: z
      .int(check('number_not_whole'))
      .min(1, check('number_too_low'))
      .max(GIFT_CARDS_AT_ONCE, check('gift_cards_too_many')),
    amount,
    note,
    lastDay,
    reason,
  }),
  reply: issued,
  errors: ['validation_failed', 'key_reused'],
})

export const issueCoupon = endpoint({
  method: 'POST',
  path: '/api/admin/coupons',
  audience: 'admin',
  summary: 'Issue a coupon: an amount or a share off one total for each who uses it',
  proof: 'fresh',
  body: z
    .object({
      key: z.uuid(),
      amount: amount.nullable().default(null),
      percent: z
        .int(check('number_not_whole'))
        .min(1, check('number_too_low'))
        .max(100, check('number_too_high'))
        .nullable()
        .default(null),
      upTo: amount.nullable().default(null),
      fromTotal: z
        .int(check('amount_not_whole'))
        .min(0, check('amount_negative'))
        .max(100_000_000, check('total_too_high'))
        .default(0),
      uses: z
        .int(check('number_not_whole'))
        .min(1, check('number_too_low'))
        .max(1_000_000, check('uses_too_many'))
        .nullable()
        .default(null),
      note,
      lastDay,
      reason,
    })
    .refine(({ amount, percent }) => (amount === null) !== (percent === null), {
      path: ['amount'],
      error: check('amount_or_percent_missing'),
    })
    .refine(({ percent, upTo }) => percent !== null || upTo === null, {
      path: ['upTo'],
      error: check('maximum_without_percent'),
    }),
  reply: issued,
  errors: ['validation_failed', 'key_reused'],
})

export const stopCredit = endpoint({
  method: 'POST',
  path: '/api/admin/credits/:id/stop',
  audience: 'admin',
  summary: 'Nobody can add or use it any more; what requests hold of it stays held',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({ reason }),
  limit: { max: 120, seconds: 60 },
  reply: adminCreditDetail,
  errors: ['not_found', 'validation_failed'],
})
