import { CLOSING_WORD } from '@roomtone/domain/account/closing'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

/** What has to be settled first. Amounts in cents. */
const unsettled = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    id,
    side: z.enum(['guest', 'host']),
    title: z.string(),
    startsAt: instant,
    timeZone: z.string(),
  }),
  z.object({ kind: z.literal('claim'), id, title: z.string() }),
  z.object({ kind: z.literal('owed_claim'), id, title: z.string(), amount: z.int() }),
  z.object({ kind: z.literal('debt'), amount: z.int() }),
  z.object({
    kind: z.literal('payout'),
    id,
    title: z.string().nullable(),
    amount: z.int().nullable(),
    dueAt: instant,
  }),
  /** Another admin has to remove the role first, because somebody has to be able to run the marketplace. */
  z.object({ kind: z.literal('admin_role') }),
])

export type Unsettled = z.output<typeof unsettled>

export const previewClosing = endpoint({
  method: 'GET',
  path: '/api/account/closing',
  audience: 'member',
  summary: 'What keeps this account from being deleted',
  reply: z.object({ unsettled: z.array(unsettled) }),
  errors: [],
})

export const closeAccountForm = z.object({
  confirm: z.literal(CLOSING_WORD, { error: check('closing_word_missing') }),
})

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/account/close',
  audience: 'member',
  summary: 'Delete this account: closed at once, restorable for 30 days, erased within 90',
  proof: 'fresh',
  body: closeAccountForm,
  limit: { max: 120, seconds: 60 },
  reply: z.object({ restorableUntil: instant }),
  errors: ['not_settled'],
})

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/api/account/restore',
  audience: 'anyone',
  summary: 'Take back the deletion of an account, with the link that was mailed',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: null,
  errors: ['link_invalid', 'account_closed', 'rate_limited'],
})
