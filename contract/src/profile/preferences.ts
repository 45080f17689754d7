import { isTimeZone } from '@roomtone/domain/time/zone'
import { LANGUAGES } from '@roomtone/texts/languages'
import { z } from 'zod'
import { member } from '../account/member.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { isSome } from '../fields.ts'

const CHOOSE = check('time_zone_unknown')

export const preferencesForm = z
  .object({
    language: z.enum(LANGUAGES, { error: check('language_unknown') }),
    /** Null: whatever the browser's is. */
    timeZone: z.string({ error: CHOOSE }).max(60, CHOOSE).refine(isTimeZone, CHOOSE).nullable(),
  })
  .partial()
  .refine(isSome, check('nothing_to_change'))

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/profile/preferences',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'The language and the time zone in which we speak to you; the reply sets the cookie `language`',
  body: preferencesForm,
  reply: member,
  errors: [],
})
