import type * as store from '../../src/features/booking/request/requester.store.ts'
import { findRequester } from '../../src/features/booking/request/requester.store.ts'
import { type ExamplesOf, id } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findRequester: (tx) => findRequester(tx, { guestId: id, propertyId: id, key: id }),
}
