import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from './config.ts'
import { createAudit } from './platform/audit/audit.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { createCounts } from './platform/counts/counts.ts'
import { createSubjectKeys } from './platform/crypto/subject-keys.ts'
import { connect, type Database, type Db } from './platform/db/database.ts'
import { createReplica } from './platform/db/replica/replica.ts'
import type { Deps } from './platform/deps.ts'
import { createDiskFiles } from './platform/files/disk-files.ts'
import { reportingWhenAway } from './platform/files/file-store.ts'
import { createS3Files } from './platform/files/s3-files.ts'
import { createVirusScanner, noScanner } from './platform/files/virus-scanner.ts'
import { createOfflineGeocoder } from './platform/geocoder/offline-geocoder.ts'
import { createGoogle } from './platform/google/google.ts'
import type { IdentityProvider } from './platform/identity/identity-provider.ts'
import { manualProvider } from './platform/identity/manual-provider.ts'
import { mockProvider } from './platform/identity/mock-provider.ts'
import { createStripeProvider } from './platform/identity/stripe-provider.ts'
import { jobs } from './platform/jobs/jobs.ts'
import { LANES } from './platform/jobs/lanes.ts'
import { createRateLimits } from './platform/limits/rate-limits.ts'
import { createLiveHub, type LiveHub } from './platform/live/live-hub.ts'
import type { Log } from './platform/log.ts'
import { createEmbeddedMailer } from './platform/mail/embedded-mailer.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import { createExternalModeration } from './platform/moderation/external-moderation.ts'
import type { Moderation } from './platform/moderation/moderation.ts'
import { createOfflineModeration } from './platform/moderation/offline-moderation.ts'
import { createLeakedPasswords } from './platform/passwords/leaked-passwords.ts'
import type { Payments } from './platform/payments/payments.ts'
import { createSimulatedPayments } from './platform/payments/simulated-payments.ts'
import { createStripePayments } from './platform/payments/stripe-payments.ts'
import { live } from './platform/records/tell-live.ts'
import { createSettings } from './platform/settings/settings.ts'
import { createSigning } from './platform/signing/signing.ts'
import { createStripeClient } from './platform/stripe/stripe-client.ts'

export type RoomtoneServer = {
  deps: Deps
  database: Database
  /** What the worker takes its jobs by. */
  queue: pg.Pool
  mailer: Mailer
  hub: LiveHub
  /** All connections of this process, by what they are for. */
  pools: Record<string, pg.Pool>
  close(): Promise<void>
}

/**
 * Search knows better than the planner's estimates: a walk follows an index in its order and stops early, a gather
 * looks each candidate up. decisions/013 says why. The costs that this makes up must not start the compiler either.
 */
export const WALKS = {
  max: 6,
  applicationName: 'roomtone-walks',
  statementTimeoutMs: 1000,
  settings: { enable_sort: 'off', enable_bitmapscan: 'off', enable_seqscan: 'off', jit: 'off' },
}
export const GATHERS = {
  max: 6,
  applicationName: 'roomtone-gathers',
  statementTimeoutMs: 1000,
  settings: { enable_hashjoin: 'off', enable_mergejoin: 'off', enable_seqscan: 'off', jit: 'off' },
}

/**
 * For taking jobs and crossing them off: one connection listens for each of the worker's lanes, and three more ask. They
 * do not wait for the disk. What a crash of the database undoes is that a job was taken or done, never what it did, and
 * jobs are safe to run twice.
 */
const QUEUE = {
  max: LANES.length + 3,
  applicationName: 'roomtone-queue',
  settings: { synchronous_commit: 'off' },
}

/** Chooses an adapter for every port, by configuration. */
export function buildServer(
  config: Config,
  databaseUrl: string,
  log: Log,
  clock: Clock = systemClock,
): RoomtoneServer {
  const database = connect(databaseUrl, { warm: 4 })
  const queue = connect(databaseUrl, QUEUE)
  // Limits count on connections of their own: a pool full of slow requests must not hide an attack.
  const limitsPool = connect(databaseUrl, { max: 2, warm: 1, applicationName: 'roomtone-limits' })
  const walks = connect(databaseUrl, WALKS)
  const gathers = connect(databaseUrl, GATHERS)
  const replica = openReplica(config, database, log)
  const keys = createSubjectKeys(config.masterKey)
  const deps: Deps = {
    db: database.db,
    reads: { walk: walks.db, gather: gathers.db },
    replica,
    clock,
    config,
    keys,
    audit: createAudit(keys),
    jobs,
    limits: createRateLimits(limitsPool.pool, config.rateLimitScale),
    files: reportingWhenAway(
      config.s3 ? createS3Files(config.s3) : createDiskFiles(join(config.dataDir, 'files')),
    ),
    identity: chooseIdentity(config),
    geocoder: createOfflineGeocoder(),
    google: config.google ? createGoogle(config.google, `${config.publicUrl}/auth/google`) : null,
    payments: choosePayments(config, { db: database.db, clock, log }),
    moderation: chooseModeration(config, log),
    leakedPasswords: config.leakedPasswordsUrl
      ? createLeakedPasswords({ url: config.leakedPasswordsUrl, log })
      : null,
    virusScanner: config.virusScanner ? createVirusScanner(config.virusScanner) : noScanner,
    signing: createSigning({ db: database.db, masterKey: config.masterKey, clock }),
    settings: createSettings(database.db),
    live,
    counts: createCounts({ db: database.db, clock, log }),
    log,
  }
  const mailer = config.smtpUrl
    ? createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom, publicUrl: config.publicUrl })
    : createEmbeddedMailer(database.db, clock)
  const hub = createLiveHub({ databaseUrl, db: database.db, clock, log })
  return {
    deps,
    database,
    queue: queue.pool,
    mailer,
    hub,
    pools: {
      main: database.pool,
      queue: queue.pool,
      limits: limitsPool.pool,
      walks: walks.pool,
      gathers: gathers.pool,
      ...replica?.pools,
    },
    close: async () => {
      await deps.counts.close()
      await hub.close()
      await mailer.close()
      await replica?.close()
      await limitsPool.close()
      await queue.close()
      await walks.close()
      await gathers.close()
      await database.close()
    },
  }
}

/** Jobs write, and read what they write about: they have no use for one. */
function openReplica({ replicaUrl: url, role }: Config, { pool: primary }: Database, log: Log) {
  if (url === null || role === 'worker') return null
  return createReplica({ url, primary, walks: WALKS, gathers: GATHERS, log })
}

function chooseIdentity(config: Config): IdentityProvider {
  const { identityProvider, stripe, identityWebhookSecret, publicUrl } = config
  if (identityProvider === 'stripe' && stripe && identityWebhookSecret !== null)
    return createStripeProvider({
      client: createStripeClient(stripe),
      webhookSecret: identityWebhookSecret,
      returnUrl: `${publicUrl}/verify-identity`,
    })
  return identityProvider === 'mock' ? mockProvider : manualProvider
}

type PaymentDeps = { db: Db; clock: Clock; log: Log }

function choosePayments(config: Config, { db, clock, log }: PaymentDeps): Payments {
  const { payments, stripe, sessionSecret } = config
  if (payments.provider === 'stripe' && stripe)
    return createStripePayments({
      client: createStripeClient(stripe),
      webhookSecret: payments.webhookSecret,
      log,
    })
  // Of its own: what is signed for one purpose must mean nothing for another.
  const secret = createHmac('sha256', sessionSecret).update('simulated processor').digest('hex')
  return createSimulatedPayments({ db, clock, secret })
}

function chooseModeration({ moderation }: Config, log: Log): Moderation {
  const offline = createOfflineModeration()
  return moderation ? createExternalModeration({ ...moderation, fallback: offline, log }) : offline
}
