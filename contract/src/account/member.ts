import { VERIFICATION_STATUSES } from '@roomtone/domain/access/actor'
import { ROLES } from '@roomtone/domain/access/roles'
import { LANGUAGES } from '@roomtone/texts/languages'
import { z } from 'zod'
import { id, instant } from '../fields.ts'

/** What a signed-in person knows about themself. */
export const member = z.object({
  id,
  email: z.string(),
  emailConfirmed: z.boolean(),
  fullName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  isVerified: z.boolean(),
  hasNames: z.boolean(),
  hasCommitted: z.boolean(),
  /** An admin whose role is inactive until they have set up a second factor. */
  awaitsSecondFactor: z.boolean(),
  memberSince: instant,
  /** Null: nothing was chosen, so the browser's wish counts. */
  language: z.enum(LANGUAGES).nullable(),
  timeZone: z.string().nullable(),
})

export type Member = z.output<typeof member>
