import { z } from 'zod'
import { signIn, signInForm } from '../account/sign-in.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'

const link = z.object({ token: z.string().min(1, check('link_incomplete')).max(200) })
const removal = z.object({ takesEffectAt: instant })

export const reportLostFactors = endpoint({
  method: 'POST',
  path: '/api/account/lost-factors',
  audience: 'anyone',
  summary:
    'With the password: mail a link to somebody who has lost their second factor and all recovery codes',
  body: signInForm.pick({ email: true, password: true }),
  reply: null,
  errors: signIn.errors,
})

export const confirmLostFactors = endpoint({
  method: 'POST',
  path: '/api/account/lost-factors/confirm',
  audience: 'anyone',
  summary: 'With the link of that mail: remove second factor, passkeys and recovery codes in 24 hours',
  body: link,
  reply: removal,
  errors: ['link_invalid', 'conflict', 'no_longer_possible', 'rate_limited'],
})

export const keepFactorsByLink = endpoint({
  method: 'POST',
  path: '/api/account/keep-factors',
  audience: 'anyone',
  summary: 'Object to the removal of the second factor with the link of the mail that announced it',
  body: link,
  reply: null,
  errors: ['link_invalid', 'no_longer_possible', 'rate_limited'],
})

export const keepFactors = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/keep',
  audience: 'member',
  summary: 'Object to the removal of the own second factor',
  reply: null,
  errors: ['no_longer_possible'],
})
