import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { verificationView } from './verification.ts'

export const verificationForm = z.object({
  fullName: z
    .string({ error: 'Please enter your full legal name' })
    .trim()
    .min(2, 'Please enter your full legal name')
    .max(200, 'Name too long'),
  dateOfBirth: z.iso.date({ error: 'Please enter your date of birth' }),
  idNumber: z.string().trim().max(64, 'ID number too long').default(''),
  address: z.string().trim().max(300, 'Address too long').default(''),
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
