import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

type PersonSql = RawBuilder<unknown>

/** Whether the two may write to each other: neither has blocked the other, and both are there. */
export function isOpenBetween(one: PersonSql, other: PersonSql): RawBuilder<SqlBool> {
  return sql`
    not exists (select from user_blocks where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}))
    and not exists (select from users join profiles on profiles.id = users.id
      where users.id in (${one}, ${other})
        and (users.suspended_at is not null or profiles.verification_status = 'deactivated'))`
}

/**
 * Whoever sends holds the conversation's row: with all of them held, what is on its way arrives before the block,
 * and nothing after it.
 */
export async function holdConversationsBetween(tx: Tx, one: string, other: string): Promise<void> {
  await tx
    .selectFrom('conversations')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('guest_id', '=', one), eb('host_id', '=', other)]),
        eb.and([eb('guest_id', '=', other), eb('host_id', '=', one)]),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
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
