import type { SeedStep } from '../run-seed-step.ts'

/** The demo's verified people were verified by somebody: what they would have submitted. */
export const seedVerifications: SeedStep = async (deps, tx, now) => {
  const people = await tx
    .selectFrom('profiles')
    .select(['id', 'full_name', 'date_of_birth', 'verification_date'])
    .where('verification_token', '=', 'demo')
    .where('is_verified', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('verifications').select('id').whereRef('user_id', '=', 'profiles.id'))),
    )
    .execute()
  for (const { id, full_name, date_of_birth, verification_date } of people) {
    if (date_of_birth === null || verification_date === null) continue
    await tx
      .insertInto('verifications')
      .values({
        user_id: id,
        provider: 'mock',
        status: 'verified',
        personal: await deps.keys.seal(tx, id, { legalName: full_name, address: '' }, now),
        date_of_birth,
        submitted_at: verification_date,
        decided_at: verification_date,
      })
      .execute()
  }
}
