import type * as store from '../../src/features/session/impersonation.store.ts'
import {
  endExpiredImpersonations,
  endImpersonationsOf,
  insertImpersonation,
} from '../../src/features/session/impersonation.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertImpersonation: (tx) =>
    insertImpersonation(tx, { userId: id, adminId: id, userAgent: '', address: '', now, expiresAt: now }),
  endExpiredImpersonations: (tx) => endExpiredImpersonations(tx, now),
  endImpersonationsOf: (tx) => endImpersonationsOf(tx, id, now),
}
