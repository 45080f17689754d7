import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

type NewLink = {
  id: string
  memberId: string
  tokenHash: Buffer
  code: string
  now: Date
  expiresAt: Date
}

/** False: another link has this code. */
export async function insertCrewLink(tx: Tx, link: NewLink): Promise<boolean> {
  const result = await tx
    .insertInto('crew_links')
    .values({
      id: link.id,
      crew_member_id: link.memberId,
      token_hash: link.tokenHash,
      code: link.code,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Answers the links that worked until now. */
export async function endCrewLinks(tx: Tx, memberIds: string[], now: Date) {
  return tx
    .updateTable('crew_links')
    .set({ revoked_at: now })
    .where(sql<SqlBool>`crew_member_id = any(${memberIds}::uuid[])`)
    .where('revoked_at', 'is', null)
    .returning(['id', 'crew_member_id as memberId', 'code'])
    .execute()
}

function goodLinks(handle: Handle, now: Date) {
  return handle
    .selectFrom('crew_links as link')
    .innerJoin('crew_members as member', 'member.id', 'link.crew_member_id')
    .select([
      'link.id',
      'link.code',
      'link.expires_at as expiresAt',
      'link.token_hash as tokenHash',
      'member.id as memberId',
      'member.booking_id as bookingId',
      'member.personal',
    ])
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where('member.removed_at', 'is', null)
}

/** Whose it is, unless it has ended; what its booking has come to is the caller's question. */
export async function findLinkByToken(handle: Handle, tokenHash: Buffer, now: Date) {
  return goodLinks(handle, now).where('link.token_hash', '=', tokenHash).executeTakeFirst()
}

export async function findLink(handle: Handle, id: string, now: Date) {
  return goodLinks(handle, now).where('link.id', '=', id).executeTakeFirst()
}

export async function insertLinkView(
  tx: Tx,
  { linkId, showedAddress, now }: { linkId: string; showedAddress: boolean; now: Date },
): Promise<void> {
  await tx
    .insertInto('crew_link_views')
    .values({ link_id: linkId, at: now, showed_address: showedAddress })
    .execute()
}
