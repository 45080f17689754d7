import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { text } from '../text-class.ts'
import { postalAddress, shownAddress } from './postal-address.ts'

const COMPANY = check('company_missing')

export const workForm = z.object({
  company: text(
    'after_confirmation',
    z.string({ error: COMPANY }).trim().min(1, COMPANY).max(120, check('characters_too_many')),
  ),
  email,
  billing: postalAddress,
})

export const workDetails = z.object({
  details: z.object({ company: z.string(), email: z.string(), billing: shownAddress }).nullable(),
})

export type WorkDetails = z.output<typeof workDetails>

export const showWork = endpoint({
  method: 'GET',
  path: '/api/work-details',
  audience: 'member',
  summary: 'The company that stands on the receipts and invoices of your bookings',
  reply: workDetails,
  errors: [],
})

export const saveWork = endpoint({
  method: 'PUT',
  path: '/api/work-details',
  audience: 'member',
  summary: 'Name the company for receipts and invoices of bookings that you ask for from now on',
  body: workForm,
  reply: workDetails,
  errors: ['text_flagged'],
})

export const removeWork = endpoint({
  method: 'DELETE',
  path: '/api/work-details',
  audience: 'member',
  summary: 'Book as yourself again; papers of earlier bookings stay as they are',
  reply: workDetails,
  errors: [],
})
