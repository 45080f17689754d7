import { PREFERRED_NAME_MAX } from '@roomtone/domain/account/prompts'
import { z } from 'zod'
import { member } from '../account/member.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { email, isSome } from '../fields.ts'
import { text } from '../text-class.ts'
import { postalAddress, shownAddress } from './postal-address.ts'

export const MOST_PHONES = 5

/** What only the person sees about themself. */
export const personalInfo = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** An identity was checked under it, so it no longer changes by itself. */
  isNameFixed: z.boolean(),
  preferredName: z.string().nullable(),
  email: z.string(),
  /** Waits for the link that was mailed there. */
  newEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  phones: z.array(z.string()),
  residential: shownAddress.nullable(),
  mailing: shownAddress.nullable(),
  emergency: z
    .object({ name: z.string(), relation: z.string(), phone: z.string(), email: z.string() })
    .nullable(),
})

export type PersonalInfo = z.output<typeof personalInfo>

const NAME = check('name_missing')
const PHONE = check('phone_missing')
const phone = z.string({ error: PHONE }).trim().min(5, PHONE).max(40, check('phone_too_long'))

export const emergencyContact = z.object({
  name: text('private', z.string({ error: NAME }).trim().min(1, NAME).max(100, check('name_too_long'))),
  relation: text('private', z.string().trim().max(60, check('characters_too_many'))).default(''),
  phone,
  email: z.union([z.literal(''), email]).default(''),
})

export const preferredName = text(
  'public',
  z.string().trim().min(1, NAME).max(PREFERRED_NAME_MAX, check('text_too_long')),
)

export const personalInfoForm = z
  .object({
    /** Null removes it; a field that is not sent stays unchanged. */
    preferredName: preferredName.nullable(),
    /** The first is the one that others are given after a confirmed booking. */
    phones: z.array(phone).max(MOST_PHONES, check('phones_too_many')),
    residential: postalAddress.nullable(),
    mailing: postalAddress.nullable(),
    emergency: emergencyContact.nullable(),
  })
  .partial()
  .refine(isSome, check('nothing_to_change'))

export const showPersonalInfo = endpoint({
  method: 'GET',
  path: '/api/personal-info',
  audience: 'member',
  summary: 'Names, addresses and numbers that only you see',
  reply: personalInfo,
  errors: [],
})

export const editPersonalInfo = endpoint({
  method: 'PATCH',
  path: '/api/personal-info',
  audience: 'member',
  summary: 'Change parts of your personal information; it is stored sealed under a key of yours',
  body: personalInfoForm,
  reply: personalInfo,
  errors: ['text_flagged'],
})

const legal = text('public', z.string({ error: NAME }).trim().min(1, NAME).max(100, check('name_too_long')))

export const changeLegalName = endpoint({
  method: 'PUT',
  path: '/api/personal-info/legal-name',
  audience: 'member',
  summary: 'Your legal name, as long as no identity was checked under it',
  body: z.object({ firstName: legal, lastName: legal }),
  reply: member,
  errors: ['conflict', 'text_flagged'],
})
