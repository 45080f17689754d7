import type { Assignee } from '@roomtone/contract/assignment/assignment'
import type { Queue, Whose } from '@roomtone/domain/queue/queues'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Work that is not decided yet. */
const OPEN: Record<Queue, (id: string) => RawBuilder<{ id: string }>> = {
  verification: (id) =>
    sql`select id from verifications where id = ${id} and status = 'in_review' for no key update`,
  application: (id) =>
    sql`select id from host_applications where id = ${id} and status = 'pending' for no key update`,
  moderation: (id) =>
    sql`select id from moderation_cases where id = ${id} and state = 'open' for no key update`,
  claim: (id) =>
    sql`select id from claims where id = ${id} and state in ('open', 'answered') for no key update`,
  refund: (id) => sql`select id from refunds where id = ${id} and state <> 'done' for no key update`,
}

/** Waits for a decision in progress. False: there is nothing left to do. */
export async function lockOpenWork(tx: Tx, queue: Queue, id: string): Promise<boolean> {
  return (await OPEN[queue](id).execute(tx)).rows.length > 0
}

/** For a list: the assignee of this row's work, as one column. */
export function assigneeOf(queue: Queue, subject: string): RawBuilder<Assignee> {
  return sql<Assignee>`(select json_build_object('id', assignee.id, 'name', assignee.full_name)
    from assignments join profiles assignee on assignee.id = assignments.assignee_id
    where assignments.queue = ${queue} and assignments.subject_id = ${sql.ref(subject)})`
}

/** For a list: whose work it shows. */
export function isWork(
  queue: Queue,
  subject: string,
  whose: { whose: Whose; viewerId: string },
): RawBuilder<SqlBool> {
  if (whose.whose === 'all') return sql`true`
  const held = sql`select 1 from assignments
    where assignments.queue = ${queue} and assignments.subject_id = ${sql.ref(subject)}`
  return whose.whose === 'mine'
    ? sql`exists (${held} and assignments.assignee_id = ${whose.viewerId}::uuid)`
    : sql`not exists (${held})`
}

export async function findAssignee(handle: Handle, queue: Queue, subjectId: string): Promise<Assignee> {
  const row = await handle
    .selectFrom('assignments')
    .innerJoin('profiles', 'profiles.id', 'assignments.assignee_id')
    .select(['profiles.id', 'profiles.full_name as name'])
    .where('assignments.queue', '=', queue)
    .where('assignments.subject_id', '=', subjectId)
    .executeTakeFirst()
  return row ?? null
}

/** Suspended ones cannot work. */
export async function isActingAdmin(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('user_roles.role', '=', 'admin')
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type NewAssignment = { queue: Queue; subjectId: string; assigneeId: string; by: string; now: Date }

export async function writeAssignment(tx: Tx, fresh: NewAssignment): Promise<void> {
  await tx
    .insertInto('assignments')
    .values({
      queue: fresh.queue,
      subject_id: fresh.subjectId,
      assignee_id: fresh.assigneeId,
      assigned_by: fresh.by,
      assigned_at: fresh.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'subject_id']).doUpdateSet((eb) => ({
        assignee_id: eb.ref('excluded.assignee_id'),
        assigned_by: eb.ref('excluded.assigned_by'),
        assigned_at: eb.ref('excluded.assigned_at'),
      })),
    )
    .execute()
}

/** Finished work belongs to no one. */
export async function clearAssignment(tx: Tx, queue: Queue, subjectId: string): Promise<void> {
  await tx.deleteFrom('assignments').where('queue', '=', queue).where('subject_id', '=', subjectId).execute()
}
