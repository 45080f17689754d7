import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export type CrewRow = Awaited<ReturnType<typeof findCrewRows>>[number]

/** Everybody who is on the list, in its order, with the link that is out and how often it was opened. */
export async function findCrewRows(handle: Handle, bookingId: string) {
  return handle
    .selectFrom('crew_members as member')
    .leftJoin('crew_links as link', (join) =>
      join.onRef('link.crew_member_id', '=', 'member.id').on('link.revoked_at', 'is', null),
    )
    .select([
      'member.id',
      'member.position',
      'member.personal',
      'member.is_minor as isMinor',
      'link.id as linkId',
      'link.code',
      'link.created_at as sentAt',
      'link.expires_at as expiresAt',
      sql<number>`(select count(*) from crew_link_views where link_id = link.id)`.as('views'),
      sql<Date | null>`(select max(at) from crew_link_views where link_id = link.id)`.as('lastViewedAt'),
    ])
    .where('member.booking_id', '=', bookingId)
    .where('member.removed_at', 'is', null)
    .orderBy('member.position')
    .orderBy('member.id')
    .execute()
}

type Member = { position: number; personal: Buffer; isMinor: boolean }

export async function insertMembers(
  tx: Tx,
  bookingId: string,
  members: readonly Member[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return
  await tx
    .insertInto('crew_members')
    .values(
      members.map(({ position, personal, isMinor }) => ({
        booking_id: bookingId,
        position,
        personal,
        is_minor: isMinor,
        created_at: now,
      })),
    )
    .execute()
}

export async function updateMember(
  tx: Tx,
  { id, position, personal, isMinor }: Member & { id: string },
): Promise<void> {
  await tx
    .updateTable('crew_members')
    .set({ position, personal, is_minor: isMinor })
    .where('id', '=', id)
    .execute()
}

export async function removeMembers(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx
    .updateTable('crew_members')
    .set({ removed_at: now })
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
}
