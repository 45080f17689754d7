import { QUEUES, WHOSE } from '@roomtone/domain/queue/queues'
import type * as store from '../../src/features/assignment/assignment.store.ts'
import {
  assigneeOf,
  clearAssignment,
  findAssignee,
  isActingAdmin,
  isWork,
  lockOpenWork,
  writeAssignment,
} from '../../src/features/assignment/assignment.store.ts'
import { type ExamplesOf, id, now } from './example.ts'

export const examples: ExamplesOf<typeof store> = {
  lockOpenWork: QUEUES.map((queue) => (tx) => lockOpenWork(tx, queue, id)),
  assigneeOf: (tx) =>
    tx.selectFrom('claims').select(assigneeOf('claim', 'claims.id').as('assignee')).execute(),
  isWork: WHOSE.map(
    (whose) => (tx) =>
      tx
        .selectFrom('claims')
        .select('id')
        .where(isWork('claim', 'claims.id', { whose, viewerId: id }))
        .execute(),
  ),
  findAssignee: (tx) => findAssignee(tx, 'claim', id),
  isActingAdmin: (tx) => isActingAdmin(tx, id),
  writeAssignment: (tx) =>
    writeAssignment(tx, { queue: 'claim', subjectId: id, assigneeId: id, by: id, now }),
  clearAssignment: (tx) => clearAssignment(tx, 'claim', id),
}
