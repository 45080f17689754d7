import { RETENTION_RULES } from '@roomtone/domain/compliance/retention'
import type * as store from '../../src/features/retention/due.store.ts'
import {
  countDue,
  findDueAfter,
  findLongestDue,
  findOwnerOf,
  findSilentConversation,
  isStillDue,
  lockBookingSides,
  lockPerson,
} from '../../src/features/retention/due.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  countDue: RETENTION_RULES.map((rule) => (tx) => countDue(tx, rule, now)),
  findLongestDue: (tx) => findLongestDue(tx, 'closed_accounts', now, 20),
  findDueAfter: (tx) => findDueAfter(tx, 'closed_accounts', { before: now, after: null, limit: 50 }),
  isStillDue: (tx) => isStillDue(tx, 'closed_accounts', id, now),
  findSilentConversation: (tx) => findSilentConversation(tx, id, now),
  lockBookingSides: (tx) => lockBookingSides(tx, id),
  lockPerson: (tx) => lockPerson(tx, id),
  findOwnerOf: (tx) => findOwnerOf(tx, id),
}
