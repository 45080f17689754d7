import { USER_TYPES } from '@roomtone/domain/access/roles'
import { EMAIL_MAX, isEmail } from '@roomtone/domain/account/email'
import { PASSWORD_MAX, PASSWORD_MIN, SIGN_IN_PASSWORD_MIN } from '@roomtone/domain/account/password'
import { TIME_SORTS } from '@roomtone/domain/queue/tables'
import { z } from 'zod'
import { check } from './check-words.ts'

/** Fields that several forms share, with the specification's messages. Order matters: only the first is shown. */
export const email = z
  .string({ error: check('email_invalid') })
  .trim()
  .toLowerCase()
  .refine(
    (value) => isEmail(value) || (value.length > EMAIL_MAX && value.includes('@')),
    check('email_invalid'),
  )
  .max(EMAIL_MAX, check('email_too_long'))

export const fullName = z
  .string({ error: check('name_too_short') })
  .trim()
  .min(2, check('name_too_short'))
  .max(100, check('name_too_long'))

export const userType = z.enum(USER_TYPES, { error: check('user_type_missing') })

export const newPassword = z
  .string({ error: check('password_too_short') })
  .min(PASSWORD_MIN, check('password_too_short'))
  .max(PASSWORD_MAX, check('password_too_long'))
  .regex(/[A-Z]/, check('password_uppercase_missing'))
  .regex(/[0-9]/, check('password_number_missing'))

export const signInPassword = z
  .string({ error: check('sign_in_password_too_short') })
  .min(SIGN_IN_PASSWORD_MIN, check('sign_in_password_too_short'))
  .max(1000, check('password_too_long'))

export const id = z.uuid({ error: check('id_invalid') })

/** Versions, revisions and tries: the database counts them in 32 bits, and none of ours gets near that. */
export const COUNT_MAX = 2_147_483_647
export const counted = z.int().min(1).max(COUNT_MAX)

export const instant = z.string()

/** For forms of which any part may be missing, but not all of it. */
export const isSome = (form: object): boolean => Object.keys(form).length > 0

/** Keyset paging: the cursor is opaque to the caller. */
export const pageQuery = {
  cursor: z.string().max(200, check('cursor_too_long')).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

/** For lists that are in the order of time, either way round. */
export const timeSort = z.enum(TIME_SORTS).default('newest')

/** What people type to find a row. */
export const searchWords = z.string().trim().max(255).default('')

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() })
}
