import type { Prompts } from '@roomtone/domain/account/prompts'
import type { Language } from '@roomtone/texts/languages'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

export async function findProfile(handle: Handle, userId: string, commitmentVersion: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select((eb) => [
      'users.email',
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      'profiles.first_name as firstName',
      'profiles.last_name as lastName',
      'profiles.preferred_name as preferredName',
      'profiles.date_of_birth as dateOfBirth',
      'profiles.is_verified as isVerified',
      'profiles.verification_status as verificationStatus',
      'profiles.avatar_url as avatarUrl',
      'profiles.intro',
      'profiles.prompts',
      'profiles.personal',
      'profiles.work',
      'profiles.has_phone as hasPhone',
      'profiles.has_emergency_contact as hasEmergencyContact',
      eb
        .exists(
          eb
            .selectFrom('commitments')
            .select('commitments.user_id')
            .whereRef('commitments.user_id', '=', 'users.id')
            .where('commitments.version', '=', commitmentVersion),
        )
        .as('hasCommitted'),
      eb
        .exists(
          eb
            .selectFrom('verifications')
            .select('verifications.id')
            .whereRef('verifications.user_id', '=', 'users.id')
            .where('verifications.status', 'in', ['processing', 'in_review']),
        )
        .as('isBeingChecked'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

/** The next change waits: two halves of what is sealed must not overwrite each other. */
export async function lockProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .select(['personal', 'avatar_key as avatarKey', 'prompts'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateWords(
  tx: Tx,
  userId: string,
  { intro, prompts, now }: { intro: string | undefined; prompts: Prompts; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...(intro === undefined ? {} : { intro }), prompts: JSON.stringify(prompts), updated_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function updateAvatar(
  tx: Tx,
  userId: string,
  avatar: { key: string; url: string } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ avatar_key: avatar?.key ?? null, avatar_url: avatar?.url ?? null, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

type SealedChange = {
  preferredName: string | null | undefined
  personal: Buffer | undefined
  hasPhone: boolean
  hasEmergencyContact: boolean
  now: Date
}

export async function updatePersonal(tx: Tx, userId: string, change: SealedChange): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      ...(change.preferredName === undefined ? {} : { preferred_name: change.preferredName }),
      ...(change.personal === undefined ? {} : { personal: change.personal }),
      has_phone: change.hasPhone,
      has_emergency_contact: change.hasEmergencyContact,
      updated_at: change.now,
    })
    .where('id', '=', userId)
    .execute()
}

export async function updateLegalName(
  tx: Tx,
  userId: string,
  { firstName, lastName, now }: { firstName: string; lastName: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

export async function updateWork(tx: Tx, userId: string, work: Buffer | null, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ work, updated_at: now }).where('id', '=', userId).execute()
}

export async function updatePreferences(
  tx: Tx,
  userId: string,
  { language, timeZone }: { language: Language | undefined; timeZone: string | null | undefined },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      ...(language === undefined ? {} : { language }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    })
    .where('id', '=', userId)
    .execute()
}

/** For the two sides of a confirmed booking. */
export async function findPersonal(handle: Handle, userId: string): Promise<Buffer | null> {
  const row = await handle
    .selectFrom('profiles')
    .select('personal')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.personal ?? null
}
