import type * as store from '../../src/features/session/proof/proof.store.ts'
import { lockOpenSession, markProved } from '../../src/features/session/proof/proof.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  markProved: (tx) => markProved(tx, id, now),
  lockOpenSession: (tx) => lockOpenSession(tx, id),
}
