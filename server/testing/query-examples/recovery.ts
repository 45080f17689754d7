import type * as store from '../../src/features/recovery/recovery.store.ts'
import {
  deleteEarlierSetUp,
  findAvatarKey,
  findPaymentCustomers,
} from '../../src/features/recovery/recovery.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPaymentCustomers: (tx) => findPaymentCustomers(tx, id),
  findAvatarKey: (tx) => findAvatarKey(tx, id),
  deleteEarlierSetUp: (tx) => deleteEarlierSetUp(tx, { userId: id, now }),
}
