import type * as store from '../../src/features/retention/erase/account-records.store.ts'
import {
  emptyAccount,
  emptyIdleRecords,
  emptyMessagesBy,
  emptyVerification,
  eraseIdleKey,
  findAddressesInUse,
  findEmailChanges,
  findFilesSentBy,
  findLooseConversations,
} from '../../src/features/retention/erase/account-records.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  emptyVerification: (tx) => emptyVerification(tx, id, now),
  emptyAccount: (tx) => emptyAccount(tx, { id, email, formerEmails: [], passwordHash: 'of nothing', now }),
  findEmailChanges: (tx) => findEmailChanges(tx, id),
  findAddressesInUse: (tx) => findAddressesInUse(tx, [email]),
  findLooseConversations: (tx) => findLooseConversations(tx, id),
  findFilesSentBy: (tx) => findFilesSentBy(tx, id, [id]),
  emptyMessagesBy: (tx) => emptyMessagesBy(tx, id, [id]),
  emptyIdleRecords: (tx) => emptyIdleRecords(tx, id),
  eraseIdleKey: (tx) => eraseIdleKey(tx, id),
}
