import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const manifest = createRequire(import.meta.url).resolve('kysely-codegen/package.json')
const codegen = join(dirname(manifest), 'dist/cli/bin.js')
const target = fileURLToPath(new URL('../src/platform/db/generated/schema.ts', import.meta.url))

const ROLE = "import('@roomtone/domain/access/roles').Role"
const USER_TYPE = "import('@roomtone/domain/access/roles').UserType"
const STATUS = "import('@roomtone/domain/access/actor').VerificationStatus"

/** Text columns under a check constraint get the union that the domain knows them by. */
const columns = {
  'user_roles.role': ROLE,
  'users.user_type': USER_TYPE,
  'waitlist.user_type': USER_TYPE,
  'access_whitelist.source': "'admin' | 'waitlist' | 'demo' | 'command'",
  'profiles.verification_status': `Generated<${STATUS}>`,
  'profiles.status_before_deactivation': `${STATUS} | null`,
  'documents.purpose': "'identity'",
  'documents.media_type': "import('@roomtone/domain/verification/assess').IdMediaType",
  'verifications.provider': "'mock' | 'manual' | 'stripe'",
  'verifications.status': "'processing' | 'in_review' | 'verified' | 'rejected'",
  'verifications.flags': "Generated<import('@roomtone/domain/verification/assess').VerificationFlag[]>",
}

const options = {
  dialect: 'postgres',
  'default-schema': 'public',
  'include-pattern': 'public.*',
  'date-parser': 'string',
  'type-mapping': JSON.stringify({ int8: 'number' }),
  overrides: JSON.stringify({ columns }),
  'out-file': target,
}

/** With `verify` it only compares, and throws when the file is behind the migrations. */
export function generateSchemaTypes(url, { verify = false } = {}) {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const args = [codegen, '--url', url, ...flags, ...(verify ? ['--verify'] : [])]
  // Its parser of type expressions does not know TypeScript 7 and complains at length before it takes ours as they are.
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })
}
