import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageQuery } from '../fields.ts'

export const devMail = z.object({
  id,
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Where this kind of mail is turned off; null: it always comes. */
  unsubscribeUrl: z.string().nullable(),
  sentAt: instant,
})

export const listMails = endpoint({
  method: 'GET',
  path: '/api/dev/mails',
  audience: 'anyone',
  summary: 'The embedded mailbox, newest first (demo mode without SMTP only)',
  query: z.object({ limit: pageQuery.limit, to: z.string().max(255).optional() }),
  reply: z.object({ items: z.array(devMail) }),
  errors: ['not_found'],
})
