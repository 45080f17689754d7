import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

type NewCode = { sessionId: string; hash: Buffer; now: Date; expiresAt: Date }

/** A new one puts the one before out of use. */
export async function putCode(tx: Tx, { sessionId, hash, now, expiresAt }: NewCode): Promise<void> {
  const fresh = { code_hash: hash, created_at: now, expires_at: expiresAt, tries: 0, used_at: null }
  await tx
    .insertInto('proof_codes')
    .values({ session_id: sessionId, ...fresh })
    .onConflict((conflict) => conflict.constraint('proof_codes_pkey').doUpdateSet(fresh))
    .execute()
}

/** Tries of one code take turns: five at the same moment are five. */
export async function lockCode(tx: Tx, sessionId: string) {
  return tx
    .selectFrom('proof_codes')
    .select(['code_hash as hash', 'expires_at as expiresAt', 'tries', 'used_at as usedAt'])
    .where('session_id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .updateTable('proof_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('session_id', '=', sessionId)
    .execute()
}

/** False: it was used in the meantime, or another has taken its place. */
export async function useCode(
  tx: Tx,
  { sessionId, hash, now }: { sessionId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('proof_codes')
    .set({ used_at: now })
    .where('session_id', '=', sessionId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** What the mail with a code is written from; the code itself is stored nowhere. */
export async function findCodeLetter(handle: Handle, sessionId: string) {
  return handle
    .selectFrom('proof_codes')
    .innerJoin('sessions', 'sessions.id', 'proof_codes.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'proof_codes.created_at as createdAt',
      'proof_codes.expires_at as expiresAt',
      'users.email',
      'profiles.full_name as fullName',
    ])
    .where('proof_codes.session_id', '=', sessionId)
    .where('proof_codes.used_at', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst()
}

export async function deleteOldCodes(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('proof_codes')
    .where('session_id', 'in', (eb) =>
      eb.selectFrom('proof_codes').select('session_id').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
