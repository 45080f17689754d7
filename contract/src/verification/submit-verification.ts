import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { verificationView } from './verification.ts'

export const verificationForm = z.object({
  fullName: z
    .string({ error: check('legal_name_missing') })
    .trim()
    .min(2, check('legal_name_missing'))
    .max(200, check('name_too_long')),
  dateOfBirth: z.iso.date({ error: check('birthday_missing') }),
  idNumber: z.string().trim().max(64, check('id_number_too_long')).default(''),
  address: z.string().trim().max(300, check('address_too_long')).default(''),
})

export const submitVerification = endpoint({
  method: 'POST',
  path: '/api/verification',
  audience: 'member',
  summary: 'Submit the verification form with an uploaded ID',
  body: verificationForm.extend({ documentId: id }),
  reply: verificationView,
  errors: ['conflict', 'not_found', 'names_required', 'rate_limited', 'overloaded'],
})
