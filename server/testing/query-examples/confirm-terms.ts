import type * as store from '../../src/features/hosting/confirm-terms.store.ts'
import { lockTerms, saveConfirmed } from '../../src/features/hosting/confirm-terms.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockTerms: (tx) => lockTerms(tx, id, id),
  saveConfirmed: (tx) => saveConfirmed(tx, { id, confirmed: ['space', 'prices'], completedAt: now }),
}
