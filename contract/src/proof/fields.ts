import { z } from 'zod'

/** Asked again before something that a borrowed screen must not change. */
export const ownPassword = z
  .string({ error: 'Please enter your password' })
  .min(1, 'Please enter your password')
  .max(1000, 'Password too long')

/** Six digits of the app, or a recovery code. */
export const code = z
  .string({ error: 'Please enter a code' })
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'This code is too long')
