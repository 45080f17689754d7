import { OFFER_TOPICS } from '@roomtone/domain/notification/topics'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { counted, id, instant, pageOf, pageQuery, searchWords, timeSort } from '../fields.ts'

export const MAILING_STATES = ['draft', 'sending', 'sent'] as const
export const AUDIENCES = ['everyone', 'hosts', 'creators'] as const

const words = {
  topic: z.enum(OFFER_TOPICS),
  audience: z.enum(AUDIENCES),
  subject: z.string().trim().min(1, check('subject_missing')).max(120, check('subject_too_long')),
  body: z.string().trim().min(1, check('mail_missing')).max(5000, check('mail_too_long')),
  /** A button under the text that leads to one of our pages. */
  link: z
    .object({
      label: z.string().trim().min(1, check('button_name_missing')).max(60, check('name_over_limit')),
      path: z
        .string()
        .trim()
        .max(300)
        .regex(/^\/(?!\/)\S*$/, check('path_invalid')),
    })
    .nullable(),
}

export const mailingView = z.object({
  id,
  ...words,
  link: z.object({ label: z.string(), path: z.string() }).nullable(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(MAILING_STATES),
  /** Every edit raises it; saving and sending name the version that the admin has seen. */
  version: z.int(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** A draft: who would get it now. Otherwise: to whom it went so far. */
  recipients: z.int(),
})

export type MailingView = z.output<typeof mailingView>

export const listMailings = endpoint({
  method: 'GET',
  path: '/api/admin/mailings',
  audience: 'admin',
  summary: 'Offers and news that went out or are being written, newest first',
  query: z.object({
    ...pageQuery,
    q: searchWords,
    state: z.enum(MAILING_STATES).optional(),
    sort: timeSort,
  }),
  reply: pageOf(mailingView),
  errors: [],
})

export const showMailing = endpoint({
  method: 'GET',
  path: '/api/admin/mailings/:id',
  audience: 'admin',
  summary: 'One mailing, with how many people it reaches',
  params: z.object({ id }),
  reply: mailingView,
  errors: ['not_found'],
})

export const writeMailing = endpoint({
  method: 'POST',
  path: '/api/admin/mailings',
  audience: 'admin',
  summary: 'Begin a mailing',
  body: z.object(words),
  reply: mailingView,
  errors: ['validation_failed'],
})

export const editMailing = endpoint({
  method: 'PUT',
  path: '/api/admin/mailings/:id',
  audience: 'admin',
  summary: 'Change a mailing that has not left',
  params: z.object({ id }),
  body: z.object({ ...words, version: counted }),
  reply: mailingView,
  errors: ['not_found', 'validation_failed', 'no_longer_possible', 'stale'],
})

export const discardMailing = endpoint({
  method: 'DELETE',
  path: '/api/admin/mailings/:id',
  audience: 'admin',
  summary: 'Throw a draft away',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible'],
})

export const tryMailing = endpoint({
  method: 'POST',
  path: '/api/admin/mailings/:id/try',
  audience: 'admin',
  summary: 'Send it to yourself alone',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})

export const sendMailing = endpoint({
  method: 'POST',
  path: '/api/admin/mailings/:id/send',
  audience: 'admin',
  summary: 'Send it to everyone who left its topic on; it cannot be called back',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({ version: counted }),
  reply: mailingView,
  errors: ['not_found', 'no_longer_possible', 'stale'],
})
