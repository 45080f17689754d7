import { USER_TYPES } from '@roomtone/domain/access/roles'
import { EMAIL_MAX, isEmail } from '@roomtone/domain/account/email'
import { PASSWORD_MAX, PASSWORD_MIN, SIGN_IN_PASSWORD_MIN } from '@roomtone/domain/account/password'
import { TIME_SORTS } from '@roomtone/domain/queue/tables'
import { z } from 'zod'

/** Fields that several forms share, with the specification's messages. Order matters: only the first is shown. */
export const email = z
  .string({ error: 'Invalid email address' })
  .trim()
  .toLowerCase()
  .refine(
    (value) => isEmail(value) || (value.length > EMAIL_MAX && value.includes('@')),
    'Invalid email address',
  )
  .max(EMAIL_MAX, 'Email too long')

export const fullName = z
  .string({ error: 'Name must be at least 2 characters' })
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name too long')

export const userType = z.enum(USER_TYPES, { error: 'Please choose host or creator' })

export const newPassword = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(PASSWORD_MIN, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, 'Password too long')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[0-9]/, 'Password must contain at least one number')

export const signInPassword = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(SIGN_IN_PASSWORD_MIN, 'Password must be at least 6 characters')
  .max(1000, 'Password too long')

export const id = z.uuid({ error: 'This is not a valid id' })

/** Versions, revisions and tries: the database counts them in 32 bits, and no count of ours comes near. */
export const COUNT_MAX = 2_147_483_647
export const counted = z.int().min(1).max(COUNT_MAX)

export const instant = z.string()

/** For forms of which any part may be missing, but not all of it. */
export const isSome = (form: object): boolean => Object.keys(form).length > 0

/** Keyset paging: the cursor is opaque to the caller. */
export const pageQuery = {
  cursor: z.string().max(200, 'This page link is too long. Please start from the first page.').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

/** For lists that are in the order of time, either way round. */
export const timeSort = z.enum(TIME_SORTS).default('newest')

/** What people type to find a row. */
export const searchWords = z.string().trim().max(255).default('')

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() })
}
