import { buildHouse } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import { demandSameMasterKey } from '../platform/crypto/demand-same-master-key.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createLog } from '../platform/log.ts'
import { rotateKey } from '../platform/signing/rotate-key.ts'

export async function rotateKeysTask(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, () => {})
  const house = buildHouse(config, database.url, createLog({ level: 'warn' }))
  try {
    await migrate(house.database.pool)
    // Sealed with another key, the new one could never sign.
    await demandSameMasterKey(house.deps)
    const { retired, made } = await rotateKey(house.deps)
    console.log(`${made} signs from now on.`)
    if (retired) console.log(`${retired} is retired; packs it has signed can still be checked.`)
  } finally {
    await house.close()
    await database.stop()
  }
}
