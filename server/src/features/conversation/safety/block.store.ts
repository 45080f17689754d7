import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'

type PersonSql = RawBuilder<unknown>

/** Whether the two may write to each other: neither has blocked the other, and both are there. */
export function isOpenBetween(one: PersonSql, other: PersonSql): RawBuilder<SqlBool> {
  return sql`
    not exists (select from user_blocks where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}))
    and not exists (select from users where id in (${one}, ${other}) and suspended_at is not null)
    and not exists (select from profiles where id in (${one}, ${other}) and verification_status = 'deactivated')`
}

/**
 * Of a row `c` of conversations, for one of its people. A co-host writes for the host: the guest must be open to
 * both.
 */
export function isOpenTo(person: PersonSql): RawBuilder<SqlBool> {
  const guest = sql`c.guest_id`
  return sql`(${isOpenBetween(guest, sql`c.host_id`)}
    and (${person} in (c.guest_id, c.host_id) or (${isOpenBetween(guest, person)})))`
}

/** Of a row `m` of messages: neither of the two has blocked the other. */
export function isWelcome(reader: PersonSql): RawBuilder<SqlBool> {
  return sql`not exists (select from user_blocks where (blocker_id = ${reader} and blocked_id = m.sender_id)
    or (blocker_id = m.sender_id and blocked_id = ${reader}))`
}

/**
 * Sending locks the conversation's row: with all of them locked, what is on its way arrives before the block,
 * and nothing after it. This includes those in which one of the two writes as a co-host.
 */
export async function holdConversationsBetween(tx: Tx, one: string, other: string): Promise<void> {
  const isOf = (
    guest: string,
    writer: string,
  ) => sql`(guest_id = ${guest}::uuid and (host_id = ${writer}::uuid
    or property_id in (select property_id from listing_cohosts where user_id = ${writer}::uuid and ended_at is null)))`
  await sql`
    select id from conversations where ${isOf(one, other)} or ${isOf(other, one)}
    order by id for no key update`.execute(tx)
}

type Block = { blockerId: string; blockedId: string }

/** False: it was so before. */
export async function insertBlock(
  tx: Tx,
  { blockerId, blockedId, now }: Block & { now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('user_blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.constraint('user_blocks_pkey').doNothing())
    .returning('blocker_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteBlock(tx: Tx, { blockerId, blockedId }: Block): Promise<boolean> {
  const result = await tx
    .deleteFrom('user_blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
