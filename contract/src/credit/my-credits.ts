import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { creditView } from './credit.ts'

const credits = z.object({ items: z.array(creditView) })

export const listCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  audience: 'member',
  summary: 'Gift cards and coupons of yours, those that can be used first',
  reply: credits,
  errors: [],
})

export const addCredit = endpoint({
  method: 'POST',
  path: '/api/credits',
  audience: 'member',
  summary: 'Add a gift card or a coupon by its code; spaces, dashes and small letters do not matter',
  body: z.object({
    code: z.string().trim().min(1, check('code_missing')).max(60, check('credit_code_too_long')),
  }),
  /** `addedId`: which of them the code was. */
  reply: credits.extend({ addedId: z.string() }),
  errors: [
    'validation_failed',
    'code_unknown',
    'code_expired',
    'code_used_up',
    'code_taken',
    'code_stopped',
    'rate_limited',
  ],
})
