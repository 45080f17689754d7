import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { counted, id } from '../fields.ts'
import { text } from '../text-class.ts'
import { applicationItem } from './application.ts'

export const decideApplication = endpoint({
  method: 'POST',
  path: '/api/admin/applications/:id/decision',
  audience: 'admin',
  summary: 'Approve or reject the revision of an application that the reviewer has in front of them',
  params: z.object({ id }),
  body: z.object({
    status: z.enum(['approved', 'rejected']),
    adminNotes: text('after_confirmation', z.string().trim().max(2000, check('notes_too_long'))).default(''),
    revision: counted,
  }),
  limit: { max: 120, seconds: 60 },
  reply: applicationItem,
  errors: ['not_found', 'conflict', 'own_account', 'place_not_found', 'bookings_ahead', 'text_flagged'],
})
