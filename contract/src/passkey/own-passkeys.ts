import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { passkeyAttestation } from './passkey-answer.ts'
import { passkeyCreation } from './passkey-question.ts'

export const PASSKEY_NAME_MAX = 60

export const passkey = z.object({
  id,
  /** `Chrome on macOS` until its owner says otherwise. */
  name: z.string(),
  /** Kept in a password manager that syncs it, not in one device alone. */
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})

export type Passkey = z.output<typeof passkey>

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/begin',
  audience: 'member',
  summary: 'Begin adding a passkey: what the browser is asked to make',
  proof: 'fresh',
  reply: passkeyCreation,
  errors: ['passkey_limit', 'rate_limited'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  audience: 'member',
  summary: 'Add the passkey that the browser has made',
  body: z.object({ challengeId: id, response: passkeyAttestation }),
  reply: passkey,
  errors: ['passkey_invalid', 'passkey_limit', 'conflict'],
})

export const renamePasskeyForm = z.object({
  name: text(
    'private',
    z
      .string({ error: check('name_missing') })
      .trim()
      .min(1, check('name_missing'))
      .max(PASSKEY_NAME_MAX, check('name_too_long')),
  ),
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/rename',
  audience: 'member',
  summary: 'Rename a passkey',
  params: z.object({ id }),
  body: renamePasskeyForm,
  reply: passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  audience: 'member',
  summary: 'Remove a passkey; refused where it is the last one of an account without a password',
  proof: 'fresh',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'passkey_last'],
})
