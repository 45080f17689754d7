import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db, Handle, Tx } from '../db/database.ts'
import { StartupError } from '../startup-error.ts'
import { open, seal } from './sealed-box.ts'

const NAME = 'house_key'
/** What databases have that were first used when MASTER_KEY itself sealed everything. */
const FORMER = 'master_key_check'

type Opening = { db: Db; clock: Clock; masterKey: Buffer }

/**
 * What everything in the database is sealed with: a key of the database's own, which MASTER_KEY opens and does nothing
 * else, so that MASTER_KEY can be changed. Another MASTER_KEY would leave it all unreadable; better to say so before
 * the first request.
 */
export async function openDatabaseKey({ db, clock, masterKey }: Opening): Promise<Buffer> {
  const former = await readSealed(db, FORMER)
  // From then on it is the key of the database's own that MASTER_KEY was at the time.
  if (former) openOrRefuse(masterKey, former, FORMER)
  const fresh = seal(masterKey, former ? masterKey : randomBytes(32), NAME)
  await db
    .insertInto('platform_settings')
    .values({ name: NAME, value: JSON.stringify(fresh.toString('base64')), updated_at: clock.now() })
    .onConflict((conflict) => conflict.constraint('platform_settings_pkey').doNothing())
    .execute()
  const sealed = await readSealed(db, NAME)
  if (!sealed) throw new Error('The key of the database was not kept')
  return openOrRefuse(masterKey, sealed, NAME)
}

type Change = { from: Buffer; to: Buffer; now: Date }

/**
 * A process that has the key of the database already goes on with it; the next to start needs the other
 * MASTER_KEY.
 */
export async function resealDatabaseKey(tx: Tx, { from, to, now }: Change): Promise<void> {
  const sealed = await readSealed(tx, NAME, 'lock')
  if (!sealed)
    throw new StartupError('Nothing is sealed in this database yet: start once with any MASTER_KEY.')
  const key = openOrRefuse(from, sealed, NAME)
  await tx
    .updateTable('platform_settings')
    .set({ value: JSON.stringify(seal(to, key, NAME).toString('base64')), updated_at: now })
    .where('name', '=', NAME)
    .execute()
  // It would demand the former key for ever.
  await tx.deleteFrom('platform_settings').where('name', '=', FORMER).execute()
}

async function readSealed(handle: Handle, name: string, lock?: 'lock'): Promise<Buffer | null> {
  const row = await handle
    .selectFrom('platform_settings')
    .select('value')
    .where('name', '=', name)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? Buffer.from(String(row.value), 'base64') : null
}

function openOrRefuse(masterKey: Buffer, sealed: Buffer, name: string): Buffer {
  try {
    return open(masterKey, sealed, name)
  } catch {
    throw new StartupError(
      'MASTER_KEY is not the key this database was sealed with. Start with the former key, and change it with npm run keys:change.',
    )
  }
}
