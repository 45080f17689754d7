import type * as store from '../../src/features/claim/claim-mail.store.ts'
import { findClaimLetter } from '../../src/features/claim/claim-mail.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findClaimLetter: (tx) => findClaimLetter(tx, id),
}
