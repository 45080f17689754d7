import { CREDIT_KINDS } from '@roomtone/domain/credit/credit'
import { CREDIT_STANDINGS } from '@roomtone/domain/credit/standing'
import { isLocalDate } from '@roomtone/domain/time/local-date'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'
import { text } from '../text-class.ts'
import { adminCredit, creditUse } from './credit.ts'

export const CREDIT_SORTS = ['newest', 'oldest', 'ending', 'balance'] as const
export const GIFT_CARDS_AT_ONCE = 100

const reason = text(
  'private',
  z.string().trim().min(3, 'Please give a reason').max(1000, 'Keep the reason within 1000 characters'),
)
const note = text('private', z.string().trim().max(300, 'Keep the note within 300 characters')).default('')
const amount = z
  .int('Please enter an amount in dollars and cents')
  .min(1, 'The amount must be more than $0')
  .max(1_000_000, 'At most $10,000')
/** The last day on which it can be used; null: it does not end. */
const lastDay = z
  .string()
  .refine((day) => isLocalDate(day), 'Please choose a day')
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

/** The only time that the codes are shown: from then on we know their hashes. */
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
    /** Minted by the form: sent twice, it issues once. */
    key: z.uuid(),
    count: z
      .int('Please enter a whole number')
      .min(1, 'This cannot be less than 1')
      .max(GIFT_CARDS_AT_ONCE, `At most ${GIFT_CARDS_AT_ONCE} at a time`),
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
        .int('Please enter a whole number')
        .min(1, 'This cannot be less than 1')
        .max(100, 'This cannot be more than 100')
        .nullable()
        .default(null),
      upTo: amount.nullable().default(null),
      fromTotal: z
        .int('Please enter an amount in dollars and cents')
        .min(0, 'This cannot be less than $0')
        .max(100_000_000, 'This is too much')
        .default(0),
      uses: z
        .int('Please enter a whole number')
        .min(1, 'This cannot be less than 1')
        .max(1_000_000, 'This is too many')
        .nullable()
        .default(null),
      note,
      lastDay,
      reason,
    })
    .refine(({ amount, percent }) => (amount === null) !== (percent === null), {
      path: ['amount'],
      error: 'Please enter either an amount or a percentage',
    })
    .refine(({ percent, upTo }) => percent !== null || upTo === null, {
      path: ['upTo'],
      error: 'Only a percentage can have a maximum',
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
