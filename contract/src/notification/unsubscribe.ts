import { OPTIONAL_TOPICS } from '@roomtone/domain/notification/topics'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const token = z.string().min(1).max(200)

export const subscription = z.object({
  /** Enough to recognize one's own address by, and no more. */
  email: z.string(),
  topic: z.enum(OPTIONAL_TOPICS),
  isOn: z.boolean(),
  noMarketing: z.boolean(),
})

export type SubscriptionView = z.output<typeof subscription>

/** The token of an email is enough: nobody has to sign in to stop getting mail. */
export const showSubscription = endpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  audience: 'anyone',
  summary: 'What the link of a mail would turn off, and whether it is on',
  query: z.object({ token }),
  reply: subscription,
  errors: ['not_found', 'rate_limited'],
})

export const changeSubscription = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  audience: 'anyone',
  summary: 'Turn that kind of mail off or on again, or all marketing off or on again',
  body: z.object({ token, what: z.enum(['topic', 'marketing']), isOn: z.boolean() }),
  reply: subscription,
  errors: ['not_found', 'validation_failed', 'rate_limited'],
})
