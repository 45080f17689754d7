import type * as store from '../../src/features/booking/requester.store.ts'
import { hasConfirmedEmail } from '../../src/features/booking/requester.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  hasConfirmedEmail: (tx) => hasConfirmedEmail(tx, id),
}
