import { LANGUAGES } from '@roomtone/domain/account/languages'
import { isTimeZone } from '@roomtone/domain/time/zone'
import { z } from 'zod'
import { member } from '../account/member.ts'
import { endpoint } from '../endpoint.ts'
import { isSome } from '../fields.ts'

const CHOOSE = 'Please choose a time zone from the list'

export const preferencesForm = z
  .object({
    language: z.enum(LANGUAGES, { error: 'Please choose a language from the list' }),
    /** Null: whatever the browser's is. */
    timeZone: z.string({ error: CHOOSE }).max(60, CHOOSE).refine(isTimeZone, CHOOSE).nullable(),
  })
  .partial()
  .refine(isSome, 'Nothing to change')

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
