import type { Tx } from '../platform/db/database.ts'
import type { Deps } from '../platform/deps.ts'

export type SeedStep = (deps: Deps, tx: Tx, now: Date) => Promise<void>

export async function runSeedStep(
  deps: Deps,
  name: string,
  announce: () => void,
  step: SeedStep,
): Promise<void> {
  const done = await deps.db
    .selectFrom('seed_steps')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
  if (done) return
  announce()
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await step(deps, tx, now)
    await tx.insertInto('seed_steps').values({ name, done_at: now }).execute()
  })
}
