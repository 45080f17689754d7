import type { Handle, Tx } from '../../platform/db/database.ts'

export type HoldState = 'open' | 'lifted'
export type HoldSubject = 'booking' | 'user'
export type HoldRow = NonNullable<Awaited<ReturnType<typeof findHold>>>

const COLUMNS = [
  'legal_holds.id',
  'legal_holds.subject_type as subjectType',
  'legal_holds.subject_id as subjectId',
  'legal_holds.reason',
  'legal_holds.placed_at as placedAt',
  'profiles.full_name as placedBy',
  'legal_holds.lifted_at as liftedAt',
] as const

function holds(handle: Handle) {
  return handle.selectFrom('legal_holds').innerJoin('profiles', 'profiles.id', 'legal_holds.placed_by')
}

export async function findHolds(
  handle: Handle,
  {
    state,
    after,
    limit,
  }: { state: HoldState | undefined; after: { at: Date; id: string } | null; limit: number },
) {
  let query = holds(handle)
    .select(COLUMNS)
    .orderBy('legal_holds.placed_at', 'desc')
    .orderBy('legal_holds.id', 'desc')
    .limit(limit + 1)
  if (state) query = query.where('legal_holds.lifted_at', state === 'open' ? 'is' : 'is not', null)
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('legal_holds.placed_at', 'legal_holds.id'), '<', tuple(after.at, after.id)),
    )
  return query.execute()
}

export async function countHolds(handle: Handle, state: HoldState | undefined): Promise<number> {
  let query = handle.selectFrom('legal_holds').select(({ fn }) => fn.countAll<number>().as('count'))
  if (state) query = query.where('lifted_at', state === 'open' ? 'is' : 'is not', null)
  return (await query.executeTakeFirstOrThrow()).count
}

export async function findHold(handle: Handle, id: string) {
  return holds(handle).select(COLUMNS).where('legal_holds.id', '=', id).executeTakeFirst()
}

/** Whoever erases it has locked the same row. False: there is no such booking or person. */
export async function lockHoldSubject(tx: Tx, type: HoldSubject, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom(type === 'booking' ? 'bookings' : 'users')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type NewHold = { subjectType: HoldSubject; subjectId: string; reason: string; placedBy: string; now: Date }

/** Null: it is under a hold already. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<string | null> {
  const row = await tx
    .insertInto('legal_holds')
    .values({
      subject_type: hold.subjectType,
      subject_id: hold.subjectId,
      reason: hold.reason,
      placed_by: hold.placedBy,
      placed_at: hold.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['subject_type', 'subject_id']).where('lifted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function endHold(tx: Tx, { id, liftedBy, now }: { id: string; liftedBy: string; now: Date }) {
  const row = await tx
    .updateTable('legal_holds')
    .set({ lifted_by: liftedBy, lifted_at: now })
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
