import type * as store from '../../src/features/session/session.store.ts'
import {
  deleteOldSessions,
  deleteOldTokens,
  endSession,
  endSessionsOfUser,
  findDeviceHistory,
  findFootprints,
  findSession,
  findTokenUse,
  insertRefreshToken,
  insertSession,
  lockRefreshToken,
  markTokenUsed,
  touchSession,
} from '../../src/features/session/session.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertSession: (tx) =>
    insertSession(tx, {
      userId: id,
      deviceHash: hash,
      networkHash: hash,
      userAgent: '',
      address: '',
      place: null,
      now,
      expiresAt: now,
    }),
  insertRefreshToken: (tx) => insertRefreshToken(tx, { hash, sessionId: id, now, expiresAt: now }),
  lockRefreshToken: (tx) => lockRefreshToken(tx, hash),
  findTokenUse: (tx) => findTokenUse(tx, hash),
  markTokenUsed: (tx) => markTokenUsed(tx, hash, now),
  touchSession: (tx) => touchSession(tx, id, now),
  endSession: (tx) => endSession(tx, id, 'sign_out', now),
  endSessionsOfUser: (tx) => endSessionsOfUser(tx, id, 'suspended', now),
  findDeviceHistory: (tx) => findDeviceHistory(tx, id, hash),
  findFootprints: (tx) => findFootprints(tx, { userId: id, deviceHash: hash, networkHash: hash }),
  findSession: (tx) => findSession(tx, id),
  deleteOldSessions: (tx) => deleteOldSessions(tx, now, 5000),
  deleteOldTokens: (tx) => deleteOldTokens(tx, now, 5000),
}
