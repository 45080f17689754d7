import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, fullName, userType } from '../fields.ts'
import { referralCode } from '../referral/referral.ts'
import { text } from '../text-class.ts'

export const waitlistForm = z.object({ email, fullName: text('private', fullName), userType })

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  audience: 'anyone',
  summary: 'Join the waitlist',
  body: waitlistForm.extend({ ref: referralCode }),
  reply: null,
  errors: ['already_on_waitlist', 'rate_limited'],
})
