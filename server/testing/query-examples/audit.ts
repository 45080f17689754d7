import type * as store from '../../src/features/audit/audit.store.ts'
import { countAudit, findAuditPage } from '../../src/features/audit/audit.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

const everything = {
  action: undefined,
  subject: undefined,
  actor: undefined,
  since: undefined,
  before: undefined,
}
const narrow = { action: 'role.granted', subject: id, actor: 'imani', since: now, before: now }

export const examples: ExamplesOf<typeof store> = {
  findAuditPage: [
    (tx) => findAuditPage(tx, { filter: everything, sort: 'newest', after: null, limit: 25 }),
    (tx) => findAuditPage(tx, { filter: narrow, sort: 'oldest', after: 1000, limit: 25 }),
  ],
  countAudit: [(tx) => countAudit(tx, everything, 50_001), (tx) => countAudit(tx, narrow, 50_001)],
}
