import type * as store from '../../src/features/waitlist/waitlist.store.ts'
import {
  countEntries,
  countMatching,
  findEntry,
  findEntryPage,
  insertEntry,
  markInvited,
} from '../../src/features/waitlist/waitlist.store.ts'
import { type ExamplesOf, email, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  insertEntry: (tx) =>
    insertEntry(tx, { email, fullName: 'Ada Quill', userType: 'host', language: 'fr', now }),
  findEntry: (tx) => findEntry(tx, id),
  markInvited: (tx) => markInvited(tx, [id, id], id, now),
  countEntries: (tx) => countEntries(tx, [id, id]),
  findEntryPage: [
    (tx) =>
      findEntryPage(tx, {
        filter: { q: undefined, show: 'waiting' },
        sort: 'newest',
        after: null,
        limit: 25,
      }),
    (tx) =>
      findEntryPage(tx, {
        filter: { q: 'ada', show: 'all' },
        sort: 'oldest',
        after: { at: now, id },
        limit: 25,
      }),
  ],
  countMatching: (tx) => countMatching(tx, { q: 'ada', show: 'invited' }),
}
