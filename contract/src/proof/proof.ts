import { PROOF_METHODS } from '@roomtone/domain/access/fresh-proof'
import { CODE_LENGTH } from '@roomtone/domain/account/mailed-code'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { passkeyAssertion } from '../passkey/passkey-answer.ts'
import { passkeyRequest } from '../passkey/passkey-question.ts'
import { code, ownPassword } from './fields.ts'

const method = z.enum(PROOF_METHODS)

export const showProof = endpoint({
  method: 'GET',
  path: '/api/session/proof',
  audience: 'member',
  summary: 'How this person confirms that it is them, and until when the latest proof of this session counts',
  reply: z.object({
    /** The strongest they have. */
    method,
    /** What is taken instead, on a device without their passkey. */
    otherwise: method.nullable(),
    freshUntil: instant.nullable(),
  }),
  errors: [],
})

export const beginProof = endpoint({
  method: 'POST',
  path: '/api/session/proof/begin',
  audience: 'member',
  summary: 'Start a proof that needs something from us first: a code by mail, or a question to a passkey',
  body: z.object({ method: z.enum(['passkey', 'mail', 'password_and_mail']) }),
  reply: z.object({ passkey: passkeyRequest.nullable() }),
  errors: ['proof_too_weak', 'rate_limited'],
})

const mailed = z
  .string({ error: check('mailed_code_missing') })
  .trim()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), check('mailed_code_invalid'))

export const proofForms = {
  passkey: z.object({ method: z.literal('passkey'), challengeId: id, response: passkeyAssertion }),
  password: z.object({ method: z.literal('password'), password: ownPassword }),
  password_and_code: z.object({ method: z.literal('password_and_code'), password: ownPassword, code }),
  password_and_mail: z.object({
    method: z.literal('password_and_mail'),
    password: ownPassword,
    code: mailed,
  }),
  mail: z.object({ method: z.literal('mail'), code: mailed }),
}

export const proofForm = z.discriminatedUnion('method', [
  proofForms.passkey,
  proofForms.password,
  proofForms.password_and_code,
  proofForms.password_and_mail,
  proofForms.mail,
])

export type Proof = z.output<typeof proofForm>

export const giveProof = endpoint({
  method: 'POST',
  path: '/api/session/proof',
  audience: 'member',
  summary: 'Confirm that it is you: for the next minutes this session may do what asks for a fresh proof',
  body: proofForm,
  reply: z.object({ freshUntil: instant }),
  errors: ['proof_too_weak', 'code_invalid', 'passkey_invalid', 'rate_limited'],
})
