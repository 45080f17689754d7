import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../text-class.ts'
import { member } from './member.ts'

const MISSING = 'Please fill in all fields'
const name = text('public', z.string({ error: MISSING }).trim().min(1, MISSING).max(100, 'Name too long'))
const number = z.int({ error: MISSING })

export const profileForm = z.object({
  firstName: name,
  lastName: name,
  birthday: z.object({ month: number, day: number, year: number }, { error: MISSING }),
  agreedToTerms: z.literal(true, { error: 'Please agree to the terms to continue' }),
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
