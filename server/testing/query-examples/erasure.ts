import type * as store from '../../src/features/retention/erase/erasure.store.ts'
import {
  countErasures,
  findErasures,
  insertErasure,
} from '../../src/features/retention/erase/erasure.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const done = { rule: 'closed_accounts', subjectType: 'user', subjectId: id, what: { users: 1 }, now } as const

export const examples: ExamplesOf<typeof store> = {
  insertErasure: (tx) => insertErasure(tx, done),
  findErasures: [
    (tx) => findErasures(tx, { subject: '' }, { sort: 'newest', after: null, limit: 25 }),
    (tx) => findErasures(tx, { rule: 'bookings', subject: '0a1b' }, { sort: 'oldest', after: 9, limit: 25 }),
  ],
  countErasures: (tx) => countErasures(tx, { subject: '' }),
}
