import { call } from '../call.ts'
import type { listMails } from './list-mails.ts'

export const devMailCalls = { mails: call<typeof listMails>('GET /api/dev/mails') }
