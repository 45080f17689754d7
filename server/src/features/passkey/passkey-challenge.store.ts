import type { Handle } from '../../platform/db/database.ts'

export type Purpose = 'register' | 'sign_in' | 'proof'

type NewChallenge = {
  challenge: Buffer
  /** Null for a sign-in. */
  userId: string | null
  purpose: Purpose
  now: Date
  expiresAt: Date
}

export async function insertChallenge(handle: Handle, challenge: NewChallenge): Promise<string> {
  const row = await handle
    .insertInto('passkey_challenges')
    .values({
      challenge: challenge.challenge,
      user_id: challenge.userId,
      purpose: challenge.purpose,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type ChallengeKey = { id: string; userId: string | null; purpose: Purpose; now: Date }

/** Once: a second answer to the same challenge finds it used. */
export async function useChallenge(
  handle: Handle,
  { id, userId, purpose, now }: ChallengeKey,
): Promise<Buffer | null> {
  const row = await handle
    .updateTable('passkey_challenges')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge ?? null
}

export async function deleteOldChallenges(handle: Handle, before: Date, limit: number): Promise<bigint> {
  const { numDeletedRows } = await handle
    .deleteFrom('passkey_challenges')
    .where('id', 'in', (eb) =>
      eb.selectFrom('passkey_challenges').select('id').where('expires_at', '<', before).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows
}
