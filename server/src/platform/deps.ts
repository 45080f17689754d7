import type { Config } from '../config.ts'
import type { Audit } from './audit/audit.ts'
import type { Clock } from './clock.ts'
import type { Counts } from './counts/counts.ts'
import type { SubjectKeys } from './crypto/subject-keys.ts'
import type { Db } from './db/database.ts'
import type { Replica } from './db/replica/replica.ts'
import type { FileStore } from './files/file-store.ts'
import type { VirusScanner } from './files/virus-scanner.ts'
import type { Geocoder } from './geocoder/geocoder.ts'
import type { Google } from './google/google.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { Moderation } from './moderation/moderation.ts'
import type { LeakedPasswords } from './passwords/leaked-passwords.ts'
import type { Payments } from './payments/payments.ts'
import type { SettingsReader } from './settings/settings.ts'
import type { Signing } from './signing/signing.ts'

/** What use cases may reach for. Built once by the shell, handed in as the first argument. */
export type Deps = {
  db: Db
  /** For search: the same database on connections whose planner has other settings and gives up soon. */
  reads: { walk: Db; gather: Db }
  /** Null: none is configured. `readPublic` chooses between the two for each request. */
  replica: Replica | null
  clock: Clock
  config: Config
  audit: Audit
  keys: SubjectKeys
  jobs: Jobs
  limits: RateLimits
  files: FileStore
  identity: IdentityProvider
  geocoder: Geocoder
  /** Null: not configured here. */
  google: Google | null
  payments: Payments
  moderation: Moderation
  /** Null: no service is configured. */
  leakedPasswords: LeakedPasswords | null
  virusScanner: VirusScanner
  signing: Signing
  settings: SettingsReader
  live: Live
  counts: Counts
  log: Log
}
