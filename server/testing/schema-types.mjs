// Writes server/src/platform/db/generated/schema.ts from a freshly migrated database; --verify only compares.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from '../dist/platform/db/database.js'
import { startEmbeddedPostgres } from '../dist/platform/db/embedded/start-embedded-postgres.js'
import { migrate } from '../dist/platform/db/migrate.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-types-'))
const postgres = await startEmbeddedPostgres({ dataDir, progress: () => {}, durable: false })
try {
  const database = connect(postgres.url)
  await migrate(database.pool)
  await database.close()
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--url',
      postgres.url,
      '--dialect',
      'postgres',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.*',
      '--date-parser',
      'string',
      '--type-mapping',
      '{"int8":"number"}',
      '--overrides',
      JSON.stringify({
        columns: {
          'user_roles.role': "import('@roomtone/domain/access/roles').Role",
          'users.user_type': "import('@roomtone/domain/access/roles').UserType",
          'waitlist.user_type': "import('@roomtone/domain/access/roles').UserType",
          'access_whitelist.source': "'admin' | 'waitlist' | 'demo' | 'command'",
          'profiles.verification_status':
            "Generated<import('@roomtone/domain/access/actor').VerificationStatus>",
          'profiles.status_before_deactivation':
            "import('@roomtone/domain/access/actor').VerificationStatus | null",
        },
      }),
      '--out-file',
      join(root, 'server/src/platform/db/generated/schema.ts'),
      ...(process.argv.includes('--verify') ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  )
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
