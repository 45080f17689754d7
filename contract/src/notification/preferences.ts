import { OPTIONAL_TOPICS } from '@roomtone/domain/notification/topics'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const mailPreferences = z.object({
  topicsOff: z.array(z.enum(OPTIONAL_TOPICS)).max(OPTIONAL_TOPICS.length),
  noMarketing: z.boolean(),
})

export type MailPreferencesView = z.output<typeof mailPreferences>

export const showPreferences = endpoint({
  method: 'GET',
  path: '/api/settings/notifications',
  audience: 'member',
  summary: 'Which mails you left on',
  reply: mailPreferences,
  errors: [],
})

/** One switch at a time, so that two open pages do not undo each other. */
export const changePreference = endpoint({
  method: 'POST',
  path: '/api/settings/notifications',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Turn one kind of mail on or off, or all marketing off',
  body: z.union([
    z.object({ topic: z.enum(OPTIONAL_TOPICS), isOn: z.boolean() }),
    z.object({ noMarketing: z.boolean() }),
  ]),
  reply: mailPreferences,
  errors: ['validation_failed'],
})
