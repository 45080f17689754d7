import type * as store from '../../src/features/session/device/device.store.ts'
import {
  endOtherSessions,
  endSessionOf,
  findOpenSessions,
  findPasswordHash,
} from '../../src/features/session/device/device.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const ending = { userId: id, sessionId: id, because: 'revoked', now } as const

export const examples: ExamplesOf<typeof store> = {
  findOpenSessions: (tx) => findOpenSessions(tx, id, { now, usedSince: now }),
  endSessionOf: (tx) => endSessionOf(tx, ending),
  endOtherSessions: (tx) => endOtherSessions(tx, ending),
  findPasswordHash: (tx) => findPasswordHash(tx, id),
}
