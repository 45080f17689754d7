import type * as store from '../../src/features/closure/closure.store.ts'
import {
  deactivateProfile,
  findBookingsAhead,
  lockOpenRequests,
} from '../../src/features/closure/closure.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockOpenRequests: (tx) => lockOpenRequests(tx, id),
  findBookingsAhead: (tx) => findBookingsAhead(tx, id, now),
  deactivateProfile: (tx) => deactivateProfile(tx, id, now),
}
