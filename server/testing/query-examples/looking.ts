import type * as store from '../../src/features/session/looking.store.ts'
import {
  endExpiredLooks,
  endLooksOf,
  insertLookingSession,
} from '../../src/features/session/looking.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertLookingSession: (tx) =>
    insertLookingSession(tx, { userId: id, adminId: id, userAgent: '', address: '', now, expiresAt: now }),
  endExpiredLooks: (tx) => endExpiredLooks(tx, now),
  endLooksOf: (tx) => endLooksOf(tx, id, now),
}
