import type * as store from '../../src/features/retention/erase/booking-records.store.ts'
import {
  emptyBooking,
  emptyConversation,
  findClaimFiles,
  findMessageFiles,
  findPacketFiles,
} from '../../src/features/retention/erase/booking-records.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  findPacketFiles: (tx) => findPacketFiles(tx, id),
  findClaimFiles: (tx) => findClaimFiles(tx, id),
  findMessageFiles: (tx) => findMessageFiles(tx, id),
  emptyConversation: (tx) => emptyConversation(tx, id),
  emptyBooking: (tx) => emptyBooking(tx, { id, before: now, now }),
}
