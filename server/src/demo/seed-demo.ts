import type pg from 'pg'
import type { Deps } from '../platform/deps.ts'
import { runSeedStep } from './run-seed-step.ts'
import { seedPeople } from './seed-people.ts'
import { seedVerifications } from './seed-verifications.ts'
import { seedWaitlist } from './seed-waitlist.ts'

const LOCK = 7_266_684

/** Each step is one transaction with its own marker: a kill in the middle leaves whole steps, and the next start goes on. */
export async function seedDemo(deps: Deps, pool: pg.Pool, progress: (line: string) => void): Promise<void> {
  const lock = await pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK])
    await runSeedStep(deps, 'people', () => progress('Seeding the demo: people'), seedPeople)
    await runSeedStep(
      deps,
      'verifications',
      () => progress('Seeding the demo: verifications'),
      seedVerifications,
    )
    await runSeedStep(deps, 'waitlist', () => progress('Seeding the demo: waitlist'), seedWaitlist)
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    lock.release()
  }
}
