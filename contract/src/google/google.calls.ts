import { call } from '../call.ts'
import type { finishGoogle, finishLink, startGoogle, startLink, unlinkGoogle } from './google.ts'

export const googleCalls = {
  start: call<typeof startGoogle>('POST /api/account/google/start'),
  finish: call<typeof finishGoogle>('POST /api/account/google/finish'),
  startLink: call<typeof startLink>('POST /api/account/google/link'),
  finishLink: call<typeof finishLink>('POST /api/account/google/link/finish'),
  unlink: call<typeof unlinkGoogle>('POST /api/account/google/unlink'),
}
