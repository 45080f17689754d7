import type { Role, UserType } from '@roomtone/domain/access/roles'
import type { Language } from '@roomtone/texts/languages'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type NewUser = {
  email: string
  /** Null: somebody who comes through Google. */
  passwordHash: string | null
  userType: UserType
  fullName: string
  /** Of the page they signed up on. */
  language: Language
  now: Date
}

/** Null when the address already has an account: the loser of a race gets a code, not a crash. */
export async function insertUser(tx: Tx, user: NewUser): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      password_changed_at: user.passwordHash === null ? null : user.now,
      user_type: user.userType,
      // English is the default of everyone who has not chosen a language, so it is not stored as a choice.
      language: user.language === 'en' ? null : user.language,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.constraint('users_email_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await tx
    .insertInto('profiles')
    .values({ id: row.id, full_name: user.fullName, email: user.email, updated_at: user.now })
    .execute()
  return row.id
}

export async function insertRole(
  tx: Tx,
  grant: { userId: string; role: Role; grantedBy: string | null; now: Date },
) {
  const result = await tx
    .insertInto('user_roles')
    .values({ user_id: grant.userId, role: grant.role, granted_at: grant.now, granted_by: grant.grantedBy })
    .onConflict((conflict) => conflict.constraint('user_roles_pkey').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findCredentials(handle: Handle, email: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.password_hash as passwordHash',
      'users.suspended_at as suspendedAt',
      'users.closed_at as closedAt',
      'users.closing_until as closingUntil',
    ])
    .where('users.email', '=', email)
    .executeTakeFirst()
}

export async function findAccountOf(
  handle: Handle,
  email: string,
): Promise<{ id: string; isConfirmed: boolean } | null> {
  const row = await handle
    .selectFrom('users')
    .select(['id', 'email_confirmed_at as confirmedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ? { id: row.id, isConfirmed: row.confirmedAt !== null } : null
}

export async function findAddressee(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.email',
      'users.user_type as userType',
      'users.email_confirmed_at as emailConfirmedAt',
      'users.time_zone as timeZone',
      'profiles.full_name as fullName',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export async function updatePassword(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: passwordHash === null ? null : now })
    .where('id', '=', userId)
    .execute()
}

export async function findAccount(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .select([
      'id',
      'email',
      'suspended_at as suspendedAt',
      'closed_at as closedAt',
      'closing_until as closingUntil',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/**
 * Signing in, leaving, returning and being shut out take turns. It reads only the locked row: anything from
 * another row would be from before the wait.
 */
export async function lockAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([
      'email',
      'password_hash as passwordHash',
      'suspended_at as suspendedAt',
      'closed_at as closedAt',
      'closing_until as closingUntil',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Only while the account still has the address that was asked about. Says what was so before; the row is locked first,
 * so that of two proofs in the same moment one is the first.
 */
export async function confirmAddress(
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<{ wasConfirmed: boolean; userType: UserType } | null> {
  const account = await tx
    .selectFrom('users')
    .select(['email_confirmed_at as confirmedAt', 'user_type as userType'])
    .where('id', '=', userId)
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return null
  if (account.confirmedAt === null)
    await tx.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute()
  return { wasConfirmed: account.confirmedAt !== null, userType: account.userType }
}

export type Names = { firstName: string; lastName: string; dateOfBirth: string; now: Date }

/**
 * Whether an identity was checked under the current name and birthday, or is being checked. The answer holds
 * until the transaction ends, because submitting an ID locks the same row first. A second statement reads it,
 * because the first may have to wait for exactly that.
 */
export async function lockNames(tx: Tx, userId: string): Promise<'free' | 'checking' | 'checked'> {
  const profile = await tx
    .selectFrom('profiles')
    .select([
      sql<boolean>`is_verified or coalesce(status_before_deactivation = 'verified', false)`.as('isChecked'),
      'verification_status as verificationStatus',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (profile.isChecked) return 'checked'
  const open = await tx
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['processing', 'in_review'])
    .executeTakeFirst()
  return open || profile.verificationStatus === 'in_review' ? 'checking' : 'free'
}

export async function updateNames(tx: Tx, userId: string, names: Names): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({
      first_name: names.firstName,
      last_name: names.lastName,
      full_name: `${names.firstName} ${names.lastName}`,
      date_of_birth: names.dateOfBirth,
      terms_agreed_at: eb.fn.coalesce('terms_agreed_at', eb.val(names.now)),
      updated_at: names.now,
    }))
    .where('id', '=', userId)
    .execute()
}

export async function insertCommitment(tx: Tx, userId: string, version: string, now: Date): Promise<boolean> {
  const result = await tx
    .insertInto('commitments')
    .values({ user_id: userId, version, agreed_at: now })
    .onConflict((conflict) => conflict.constraint('commitments_pkey').doNothing())
    .executeTakeFirst()
  await tx.updateTable('profiles').set({ updated_at: now }).where('id', '=', userId).execute()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The last one they agreed to. */
export async function findCommitment(handle: Handle, userId: string) {
  return handle
    .selectFrom('commitments')
    .select(['version', 'agreed_at as agreedAt'])
    .where('user_id', '=', userId)
    .orderBy('agreed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Gives back the verification status from before; the row count says whether there was anything to do. */
export async function reactivate(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('profiles')
    .set((eb) => ({
      verification_status: eb.fn.coalesce('status_before_deactivation', eb.val('pending' as const)),
      is_verified: sql<boolean>`coalesce(status_before_deactivation = 'verified', false)`,
      status_before_deactivation: null,
      updated_at: now,
    }))
    .where('id', '=', userId)
    .where('verification_status', '=', 'deactivated')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
