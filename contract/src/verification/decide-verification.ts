import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { reviewItem } from './list-verifications.ts'

export const decideVerification = endpoint({
  method: 'POST',
  path: '/api/admin/verifications/:id/decision',
  audience: 'admin',
  summary: 'Approve or reject a verification under review',
  params: z.object({ id }),
  body: z
    .object({
      approved: z.boolean(),
      reason: text('after_confirmation', z.string().trim().max(500, check('reason_too_long'))).default(''),
    })
    .refine((body) => body.approved || body.reason !== '', {
      path: ['reason'],
      message: check('rejection_reason_missing'),
    }),
  limit: { max: 120, seconds: 60 },
  reply: reviewItem,
  errors: ['not_found', 'conflict', 'own_account', 'text_flagged'],
})
