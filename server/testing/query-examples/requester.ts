import type * as store from '../../src/features/booking/requester.store.ts'
import { areBlocked, findOwedClaim, hasConfirmedEmail } from '../../src/features/booking/requester.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  hasConfirmedEmail: (tx) => hasConfirmedEmail(tx, id),
  areBlocked: (tx) => areBlocked(tx, id, id),
  findOwedClaim: (tx) => findOwedClaim(tx, id),
}
