import type { Deps } from '../deps.ts'
import { StartupError } from '../startup-error.ts'
import { open, seal } from './sealed-box.ts'

const NAME = 'master_key_check'

/** Another MASTER_KEY would leave everything sealed so far unreadable; better to say so before the first request. */
export async function demandSameMasterKey({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  const fresh = seal(config.masterKey, Buffer.from(NAME), NAME).toString('base64')
  await db
    .insertInto('platform_settings')
    .values({ name: NAME, value: JSON.stringify(fresh), updated_at: clock.now() })
    .onConflict((conflict) => conflict.constraint('platform_settings_pkey').doNothing())
    .execute()
  const row = await db
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  try {
    open(config.masterKey, Buffer.from(String(row.value), 'base64'), NAME)
  } catch {
    throw new StartupError(
      'MASTER_KEY is not the key this database was sealed with. Start with the former key; changing it would lose what it protects.',
    )
  }
}
