import { buildHouse } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import { previewRetention } from '../features/retention/preview-retention.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createLog } from '../platform/log.ts'

/** The dry run: says what the next run would erase and changes nothing. */
export async function previewRetentionTask(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, () => {})
  const house = buildHouse(config, database.url, createLog({ level: 'warn' }))
  try {
    await migrate(house.database.pool)
    const { rules } = await previewRetention(house.deps)
    for (const { rule, endsBefore, due, held, subjects } of rules) {
      console.log(`${rule}: ${due} to erase, ${held} kept by a legal hold (before ${endsBefore})`)
      for (const { type, id, since, isHeld } of subjects)
        console.log(`  ${type} ${id} since ${since}${isHeld ? ', held' : ''}`)
    }
  } finally {
    await house.close()
    await database.stop()
  }
}
