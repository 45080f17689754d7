import { resealDatabaseKey } from '../platform/crypto/database-key.ts'
import { StartupError } from '../platform/startup-error.ts'
import { withServer } from './with-server.ts'

/** MASTER_KEY is the present one, NEW_MASTER_KEY the one that opens the database from now on. */
export async function changeMasterKeyTask(): Promise<void> {
  const to = readNewKey(process.env['NEW_MASTER_KEY'] ?? '')
  await withServer(async ({ db, clock, audit }, { masterKey: from }) => {
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      await resealDatabaseKey(tx, { from, to, now })
      await audit.record(tx, {
        now,
        actorId: null,
        action: 'master_key.changed',
        subjectType: 'platform_key',
        subjectId: 'master',
        data: { source: 'command' },
      })
    })
    console.log('The master key has changed. Set MASTER_KEY to the new one before the next start.')
  })
}

function readNewKey(said: string): Buffer {
  if (!/^[0-9a-f]{64}$/i.test(said))
    throw new StartupError(
      'NEW_MASTER_KEY must be 64 hexadecimal characters; make one with: openssl rand -hex 32',
    )
  return Buffer.from(said, 'hex')
}
