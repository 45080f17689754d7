import { z } from 'zod'
import { check } from '../check-words.ts'

/** Asked again before a change that nobody at a borrowed screen may make. */
export const ownPassword = z
  .string({ error: check('password_missing') })
  .min(1, check('password_missing'))
  .max(1000, check('password_too_long'))

/** Six digits of the app, or a recovery code. */
export const code = z
  .string({ error: check('code_missing') })
  .trim()
  .min(1, check('code_missing'))
  .max(40, check('code_too_long'))
