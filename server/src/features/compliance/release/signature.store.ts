import { sql } from 'kysely'
import type { Handle, Tx } from '../../../platform/db/database.ts'

export type SignatureRow = Awaited<ReturnType<typeof findSignatures>>[number]

/** Of these releases, in the order in which they were given. */
export async function findSignatures(handle: Handle, releaseIds: string[]) {
  if (releaseIds.length === 0) return []
  return handle
    .selectFrom('release_signatures')
    .select([
      'id',
      'release_id as releaseId',
      sql<'guest' | 'host'>`party`.as('party'),
      'signer_id as signerId',
      'body_hash as hash',
      'details',
      'signed_at as signedAt',
      'verification_id as verificationId',
    ])
    .where('release_id', 'in', releaseIds)
    .orderBy('signed_at')
    .orderBy('id')
    .execute()
}

type NewSignature = {
  releaseId: string
  party: 'guest' | 'host'
  signerId: string
  hash: Buffer
  verificationId: string | null
  details: Buffer
  now: Date
}

export async function insertSignature(tx: Tx, signature: NewSignature): Promise<string> {
  const { id } = await tx
    .insertInto('release_signatures')
    .values({
      release_id: signature.releaseId,
      party: signature.party,
      signer_id: signature.signerId,
      body_hash: signature.hash,
      verification_id: signature.verificationId,
      details: signature.details,
      signed_at: signature.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type NewCode = { releaseId: string; userId: string; hash: Buffer; now: Date; expiresAt: Date }

/** A new one puts the one before out of use. */
export async function putCode(tx: Tx, { releaseId, userId, hash, now, expiresAt }: NewCode): Promise<void> {
  const fresh = { code_hash: hash, created_at: now, expires_at: expiresAt, tries: 0, used_at: null }
  await tx
    .insertInto('signing_codes')
    .values({ release_id: releaseId, user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.constraint('signing_codes_pkey').doUpdateSet(fresh))
    .execute()
}

/** Tries of one code take turns, so that five in parallel count as five. */
export async function lockCode(tx: Tx, releaseId: string, userId: string) {
  return tx
    .selectFrom('signing_codes')
    .select(['code_hash as hash', 'expires_at as expiresAt', 'tries', 'used_at as usedAt'])
    .where('release_id', '=', releaseId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function countTry(tx: Tx, releaseId: string, userId: string): Promise<void> {
  await tx
    .updateTable('signing_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('release_id', '=', releaseId)
    .where('user_id', '=', userId)
    .execute()
}

type Used = { releaseId: string; userId: string; hash: Buffer; now: Date }

/** False: it was used in the meantime, or another has taken its place. */
export async function useCode(tx: Tx, { releaseId, userId, hash, now }: Used): Promise<boolean> {
  const result = await tx
    .updateTable('signing_codes')
    .set({ used_at: now })
    .where('release_id', '=', releaseId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The facts for the mail with a code; the code itself is stored nowhere. */
export async function findCodeLetter(handle: Handle, releaseId: string, userId: string) {
  return handle
    .selectFrom('signing_codes')
    .innerJoin('releases', 'releases.id', 'signing_codes.release_id')
    .innerJoin('bookings', 'bookings.id', 'releases.booking_id')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .innerJoin('profiles', 'profiles.id', 'signing_codes.user_id')
    .innerJoin('users', 'users.id', 'signing_codes.user_id')
    .select([
      'signing_codes.created_at as createdAt',
      'signing_codes.expires_at as expiresAt',
      'signing_codes.used_at as usedAt',
      'releases.superseded_at as supersededAt',
      'bookings.production_title as production',
      'properties.title',
      'profiles.full_name as fullName',
      'users.email',
    ])
    .where('signing_codes.release_id', '=', releaseId)
    .where('signing_codes.user_id', '=', userId)
    .executeTakeFirst()
}

/** How many were deleted of those that no longer work. */
export async function deleteCodes(handle: Handle, expiredBefore: Date): Promise<number> {
  const result = await handle
    .deleteFrom('signing_codes')
    .where('expires_at', '<', expiredBefore)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
