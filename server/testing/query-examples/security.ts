import type * as store from '../../src/features/account/security.store.ts'
import { findSecurity } from '../../src/features/account/security.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findSecurity: (tx) => findSecurity(tx, id),
}
