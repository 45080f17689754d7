import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { VerificationFlag } from '@roomtone/domain/verification/assess'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type OpenStatus = 'processing' | 'in_review'

/** One submission of a person at a time: the facts that are read next stay as they are until the transaction ends. */
export async function lockProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .select(['verification_status as verificationStatus', 'date_of_birth as dateOfBirth'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Two accounts that submit one ID number in the same moment take turns, so that the second is noticed. */
export async function lockIdHash(tx: Tx, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('hex')}, 0))`.execute(tx)
}

export async function isIdOnAnotherAccount(handle: Handle, hash: Buffer, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('verifications')
    .select('id')
    .where('id_hash', '=', hash)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Providers and rules decide without a name. */
export async function wasRejectedByPerson(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'rejected')
    .where('decided_by', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOpenVerification(handle: Handle, userId: string) {
  return handle
    .selectFrom('verifications')
    .select(['id', 'status', 'provider', 'provider_reference as reference', 'submitted_at as submittedAt'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['processing', 'in_review'])
    .executeTakeFirst()
}

export type NewVerification = {
  id: string
  userId: string
  provider: 'mock' | 'manual' | 'stripe'
  reference: string | null
  status: OpenStatus
  personal: Buffer
  dateOfBirth: string
  idLast4: string | null
  idHash: Buffer | null
  documentId: string
  flags: VerificationFlag[]
  now: Date
}

/** False when the person has an open one already. */
export async function insertVerification(tx: Tx, verification: NewVerification): Promise<boolean> {
  const result = await tx
    .insertInto('verifications')
    .values({
      id: verification.id,
      user_id: verification.userId,
      provider: verification.provider,
      provider_reference: verification.reference,
      status: verification.status,
      personal: verification.personal,
      date_of_birth: verification.dateOfBirth,
      id_last4: verification.idLast4,
      id_hash: verification.idHash,
      document_id: verification.documentId,
      flags: verification.flags,
      submitted_at: verification.now,
    })
    // The words of the index verifications_one_open: a partial index cannot be named as a constraint.
    .onConflict((conflict) =>
      conflict.column('user_id').where(sql<SqlBool>`status in ('processing', 'in_review')`).doNothing(),
    )
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Closing = {
  id: string
  from: OpenStatus
  to: 'verified' | 'rejected'
  reason: string | null
  decidedBy: string | null
  now: Date
}

/** Undefined when it is no longer in that state: someone else was first. */
export async function closeVerification(tx: Tx, { id, from, to, reason, decidedBy, now }: Closing) {
  return tx
    .updateTable('verifications')
    .set({ status: to, reason, decided_at: now, decided_by: decidedBy })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning([
      'user_id as userId',
      'provider',
      'provider_reference as reference',
      'document_id as documentId',
    ])
    .executeTakeFirst()
}

/** Never touches one that is verified; for a deactivated one it changes the status that they return with. */
export async function updateProfileStatus(
  tx: Tx,
  userId: string,
  status: Exclude<VerificationStatus, 'verified' | 'deactivated'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...statusOrLater(status), updated_at: now })
    .where('id', '=', userId)
    .where(sql<SqlBool>`'verified' not in (verification_status, coalesce(status_before_deactivation, ''))`)
    .execute()
}

type Proof = { provider: string; reference: string | null; now: Date }

export async function markProfileVerified(tx: Tx, userId: string, proof: Proof): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...statusOrLater('verified'),
      is_verified: sql<boolean>`verification_status <> 'deactivated'`,
      verification_date: proof.now,
      verification_provider: proof.provider,
      verification_token: proof.reference,
      updated_at: proof.now,
    })
    .where('id', '=', userId)
    .execute()
}

function statusOrLater(status: VerificationStatus) {
  return {
    verification_status: sql<VerificationStatus>`case verification_status when 'deactivated' then 'deactivated' else ${status} end`,
    status_before_deactivation: sql<VerificationStatus | null>`case verification_status when 'deactivated' then ${status} end`,
  }
}

export async function findLatestOfPerson(handle: Handle, userId: string) {
  return handle
    .selectFrom('verifications')
    .select(['status', 'reason', 'submitted_at as submittedAt', 'provider'])
    .where('user_id', '=', userId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findVerification(handle: Handle, id: string) {
  return handle
    .selectFrom('verifications')
    .innerJoin('profiles', 'profiles.id', 'verifications.user_id')
    .innerJoin('users', 'users.id', 'verifications.user_id')
    .select([
      'verifications.user_id as userId',
      'verifications.provider',
      'verifications.status',
      'verifications.reason',
      'verifications.document_id as documentId',
      'users.email',
      'profiles.full_name as fullName',
    ])
    .where('verifications.id', '=', id)
    .executeTakeFirst()
}

/** What a provider knows by its own name for it, while it is still open there. */
export async function findByReference(tx: Tx, reference: string) {
  return tx
    .selectFrom('verifications')
    .select(['id', 'user_id as userId', 'personal', 'date_of_birth as dateOfBirth'])
    .where('provider_reference', '=', reference)
    .where('status', '=', 'processing')
    .forUpdate()
    .executeTakeFirst()
}

export async function moveToReview(tx: Tx, id: string, flags: VerificationFlag[]): Promise<boolean> {
  const row = await tx
    .updateTable('verifications')
    .set({ status: 'in_review', flags })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when this event was here before. */
export async function insertProviderEvent(
  tx: Tx,
  { id, kind, now }: { id: string; kind: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('provider_events')
    .values({ id, kind, provider: 'stripe', received_at: now })
    .onConflict((conflict) => conflict.constraint('provider_events_pkey').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}
