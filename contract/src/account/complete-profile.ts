import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../text-class.ts'
import { member } from './member.ts'

const MISSING = check('fields_missing')
const name = text(
  'public',
  z.string({ error: MISSING }).trim().min(1, MISSING).max(100, check('name_too_long')),
)
const number = z.int({ error: MISSING })

export const profileForm = z.object({
  firstName: name,
  lastName: name,
  birthday: z.object({ month: number, day: number, year: number }, { error: MISSING }),
  agreedToTerms: z.literal(true, { error: check('terms_not_agreed') }),
})

export const completeProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Finish signing up: legal names, birthday, terms',
  body: profileForm,
  reply: member,
  errors: ['under_age', 'conflict', 'text_flagged'],
})
