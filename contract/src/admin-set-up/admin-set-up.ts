import { z } from 'zod'
import { member } from '../account/member.ts'
import { deviceId, session } from '../account/session.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { fullName, newPassword } from '../fields.ts'
import { text } from '../text-class.ts'

const token = z.string().min(1, check('link_incomplete')).max(200)

export const showSetUp = endpoint({
  method: 'POST',
  path: '/api/set-up/show',
  audience: 'anyone',
  summary: 'Whom a set-up link makes an admin, and whether they have an account',
  body: z.object({ token }),
  reply: z.object({ email: z.string(), hasAccount: z.boolean() }),
  errors: ['link_invalid', 'rate_limited'],
})

export const setUpForm = z.object({
  fullName: text('private', fullName),
  /** Left out when signing in with a passkey. */
  password: newPassword.optional(),
})

export const beginSetUp = endpoint({
  method: 'POST',
  path: '/api/set-up/begin',
  audience: 'anyone',
  summary:
    'Create the account of a set-up link, or take one over whose mailbox was never proved, and sign in',
  body: setUpForm.extend({ token, deviceId }),
  reply: session,
  errors: ['link_invalid', 'account_exists', 'weak_password', 'rate_limited'],
})

export const finishSetUp = endpoint({
  method: 'POST',
  path: '/api/set-up/finish',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Become an admin by a set-up link, once a second factor or a passkey guards the account',
  body: z.object({ token }),
  reply: member,
  errors: ['link_invalid', 'second_factor_required', 'rate_limited'],
})
