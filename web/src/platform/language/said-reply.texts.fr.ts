import type * as english from './said-reply.texts.ts'
import { sayFormer } from './say-former.ts'

export const saidReply: typeof english.saidReply = (reply) =>
  sayFormer(reply, { name: 'Un ancien membre', fullName: 'Ancien membre' })
