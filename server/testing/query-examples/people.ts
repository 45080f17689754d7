import type * as store from '../../src/features/people/people.store.ts'
import {
  countPeople,
  deleteRole,
  findPeoplePage,
  findPerson,
  setSuspended,
} from '../../src/features/people/people.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const everyone = { q: undefined, role: undefined, status: undefined, verified: undefined }

export const examples: ExamplesOf<typeof store> = {
  findPeoplePage: [
    (tx) => findPeoplePage(tx, { filter: everyone, sort: 'newest', after: null, limit: 25 }),
    (tx) => findPeoplePage(tx, { filter: everyone, sort: 'seen', after: null, limit: 25 }),
    (tx) =>
      findPeoplePage(tx, {
        filter: { q: 'ada', role: 'host', status: 'active', verified: 'yes' },
        sort: 'name',
        after: { key: 'ada', id },
        limit: 25,
      }),
  ],
  countPeople: [
    (tx) => countPeople(tx, everyone),
    (tx) => countPeople(tx, { ...everyone, status: 'suspended' }),
    (tx) => countPeople(tx, { ...everyone, status: 'deactivated' }),
  ],
  findPerson: (tx) => findPerson(tx, id),
  deleteRole: (tx) => deleteRole(tx, id, 'host'),
  setSuspended: [(tx) => setSuspended(tx, id, now), (tx) => setSuspended(tx, id, null)],
}
