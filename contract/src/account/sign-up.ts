import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, fullName, newPassword, userType } from '../fields.ts'
import { referralCode } from '../referral/referral.ts'
import { text } from '../text-class.ts'
import { deviceId, session } from './session.ts'

export const signUpForm = z.object({
  email,
  password: newPassword,
  fullName: text('public', fullName),
  userType,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/account/sign-up',
  audience: 'anyone',
  summary: 'Create an account for an invited email address and sign in',
  body: signUpForm.extend({
    deviceId,
    ref: referralCode,
    /** The token of an invitation's link, which proves the mailbox. An expired one does no harm. */
    invitation: z.string().min(1).max(200).optional(),
  }),
  limit: { max: 300, seconds: 60 },
  reply: session,
  errors: ['not_whitelisted', 'account_exists', 'weak_password', 'text_flagged', 'rate_limited'],
})
