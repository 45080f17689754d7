// Writes server/src/platform/db/generated/schema.ts from a freshly migrated database. A test compares the two.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../dist/platform/db/database.js'
import { startEmbeddedPostgres } from '../dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../dist/platform/db/migrate.js'
import { generateSchemaTypes } from './generate-schema-types.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-types-'))
const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
try {
  const database = connect(postgres.url)
  await migrate(database.pool)
  await database.close()
  console.log(generateSchemaTypes(postgres.url))
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
