import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'

const privacySettings = z.object({
  /** Off: nobody sees what they have read, and they don't see what others have read. */
  readReceipts: z.boolean(),
  /** Their listings and profile may be found by search engines. */
  searchEngines: z.boolean(),
  /** What is shown under the reviews they write from now on. */
  shareHome: z.boolean(),
  shareTripType: z.boolean(),
  shareStayLength: z.boolean(),
  shareServices: z.boolean(),
})

export type PrivacySettingsView = z.output<typeof privacySettings>

export const showPrivacy = endpoint({
  method: 'GET',
  path: '/api/account/privacy',
  audience: 'member',
  summary: 'What this member shows of themselves',
  reply: privacySettings,
  errors: [],
})

export const changePrivacy = endpoint({
  method: 'PUT',
  path: '/api/account/privacy',
  audience: 'member',
  summary: 'Change what this member shows; what is left out stays',
  body: privacySettings
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, check('changes_missing')),
  reply: privacySettings,
  errors: ['rate_limited'],
})
