import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { DEMO_INVITED, DEMO_PASSWORD } from '../../features/site/demo-accounts.ts'
import { hashPassword } from '../../platform/crypto/passwords.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { DEMO_CREWS, DEMO_NEIGHBOURS, DEMO_PEOPLE, type DemoPerson } from '../content/people.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { seedVerifications } from './seed-verifications.ts'

const DAY = 86_400_000

export const seedPeople: SeedStep = (deps, tx, now) => invite(deps, tx, now, DEMO_PEOPLE, [DEMO_INVITED])

export const seedNeighbors: SeedStep = (deps, tx, now) => invite(deps, tx, now, DEMO_NEIGHBOURS, [])

export const seedCrews: SeedStep = async (deps, tx, now) => {
  await invite(deps, tx, now, DEMO_CREWS, [])
  await seedVerifications(deps, tx, now)
}

async function invite(
  deps: Deps,
  tx: Tx,
  now: Date,
  people: DemoPerson[],
  alsoInvited: string[],
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const emails = [...people.map((person) => person.email), ...alsoInvited]
  await tx
    .insertInto('access_whitelist')
    .values(emails.map((email) => ({ email, added_at: now, source: 'demo' as const })))
    .onConflict((conflict) => conflict.constraint('access_whitelist_pkey').doNothing())
    .execute()
  for (const person of people) {
    const userId = await insertPerson(
      tx,
      person,
      passwordHash,
      new Date(now.getTime() - person.daysAgo * DAY),
    )
    if (userId === null) continue
    await deps.audit.record(tx, {
      now,
      actorId: null,
      action: 'account.created',
      subjectType: 'user',
      subjectId: userId,
      data: { source: 'demo' },
    })
  }
}

/** Null when the address is taken, for a demo laid over a database that already has people. */
async function insertPerson(
  tx: Tx,
  person: DemoPerson,
  passwordHash: string,
  at: Date,
): Promise<string | null> {
  const user = await tx
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: passwordHash,
      password_changed_at: at,
      user_type: person.userType,
      email_confirmed_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.constraint('users_email_unique').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return null
  const verified = person.verification === 'verified'
  await tx
    .insertInto('profiles')
    .values({
      id: user.id,
      full_name: person.signUpName,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      date_of_birth: person.birthday,
      terms_agreed_at: at,
      is_verified: verified,
      verification_status: person.verification,
      ...(verified
        ? { verification_date: at, verification_provider: 'mock', verification_token: 'demo' }
        : {}),
      updated_at: at,
    })
    .execute()
  await tx
    .insertInto('user_roles')
    .values(person.roles.map((role) => ({ user_id: user.id, role, granted_at: at })))
    .execute()
  if (person.committed)
    await tx
      .insertInto('commitments')
      .values({ user_id: user.id, version: COMMITMENT_VERSION, agreed_at: at })
      .execute()
  return user.id
}
