import { z } from 'zod'
import { deviceId, session } from '../account/session.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { code, ownPassword } from '../proof/fields.ts'

/** Where the browser goes next; a cookie that is set with it ties the return to this browser. */
const wayOut = z.object({ url: z.string() })

/** The query string of the address that Google sent the person back to. */
const query = z.string().min(1, check('answer_incomplete')).max(4000, check('answer_too_long'))

export const startGoogle = endpoint({
  method: 'POST',
  path: '/api/account/google/start',
  audience: 'anyone',
  summary: 'Begin a sign-in with Google',
  body: z.object({ next: z.string().max(500).optional() }),
  reply: wayOut,
  errors: ['not_found', 'google_unreachable', 'rate_limited'],
})

export const googleProofForm = z.object({ password: ownPassword.optional(), code: code.optional() })

export const finishGoogle = endpoint({
  method: 'POST',
  path: '/api/account/google/finish',
  audience: 'anyone',
  summary:
    'Exchange what Google answered for a session. Asked again with the same answer and the password, or a code, that was missing',
  body: googleProofForm.extend({ query, deviceId }),
  reply: session.extend({ reactivated: z.boolean(), isNew: z.boolean(), next: z.string().nullable() }),
  errors: [
    'not_found',
    'link_invalid',
    'google_refused',
    'google_unreachable',
    'not_whitelisted',
    'password_required',
    'invalid_credentials',
    'account_suspended',
    'account_closing',
    'account_closed',
    'code_required',
    'code_invalid',
    'rate_limited',
  ],
})

export const startLink = endpoint({
  method: 'POST',
  path: '/api/account/google/link',
  audience: 'member',
  summary: 'Begin connecting a Google account',
  proof: 'fresh',
  reply: wayOut,
  errors: ['not_found', 'conflict', 'google_unreachable', 'rate_limited'],
})

export const finishLink = endpoint({
  method: 'POST',
  path: '/api/account/google/link/finish',
  audience: 'member',
  summary: 'Connect the Google account that was chosen',
  body: z.object({ query }),
  reply: null,
  errors: ['not_found', 'link_invalid', 'google_refused', 'google_unreachable', 'conflict', 'rate_limited'],
})

export const unlinkGoogle = endpoint({
  method: 'POST',
  path: '/api/account/google/unlink',
  audience: 'member',
  summary: 'Disconnect the Google account; refused while there is no password',
  proof: 'fresh',
  reply: null,
  errors: ['not_found', 'password_missing'],
})
