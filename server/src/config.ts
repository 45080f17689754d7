import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PRODUCT } from '@roomtone/texts/product'
import { z } from 'zod'
import { demoSecret } from './demo-secret.ts'
import { findPlainConnections, isThisMachine } from './plain-connections.ts'
import type { S3Settings } from './platform/files/s3-files.ts'
import type { GoogleSettings } from './platform/google/google.ts'
import type { IdentityProvider } from './platform/identity/identity-provider.ts'
import { StartupError } from './platform/startup-error.ts'
import type { StripeSettings } from './platform/stripe/stripe-client.ts'
import { findWeakSecrets } from './weak-secrets.ts'

const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .default(fallback)
    .transform((value) => value === 'on' || value === 'true' || value === '1')

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .optional()

/** Everything the environment can say. The README's table and .env.example are tested against these names. */
const environment = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresUrl,
  DATABASE_OWNER_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'is no address: special characters in it need percent signs')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal characters')
    .optional(),
  ACCESS_TTL: z.coerce.number().int().min(1).max(3600).default(600),
  TRUST_PROXY: z.string().default(''),
  TRUSTED_PLACE_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'must be the name of a header')
    .optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  ALLOW_PLAIN_CONNECTIONS: flag('off'),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.01).max(100_000).default(1),
  MAX_EVENT_LOOP_DELAY: z.coerce.number().int().min(0).default(1000),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  IDENTITY_PROVIDER: z.enum(['mock', 'manual', 'stripe']).optional(),
  IDENTITY_ALLOW_MOCK: flag('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_IDENTITY_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  PAYMENTS_PROVIDER: z.enum(['simulated', 'stripe']).optional(),
  PAYMENTS_ALLOW_SIMULATED: flag('off'),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must start with pk_').optional(),
  STRIPE_PAYMENTS_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CALENDAR_ALLOW_PRIVATE: flag('off'),
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODERATION_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODERATION_TOKEN: z.string().min(1).optional(),
  LEAKED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  VIRUS_SCANNER_URL: z.url({ protocol: /^tcp$/ }).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  DEMO: flag('on'),
  CLOCK_STEPS: flag('off'),
})

export const ENVIRONMENT_NAMES = Object.keys(environment.shape)

/** Simulated: no money moves, and the browser contacts no one else. */
type PaymentsSettings =
  | { provider: 'simulated' }
  | { provider: 'stripe'; publishableKey: string; webhookSecret: string }

export type Config = {
  mode: 'demo' | 'production'
  role: 'all' | 'web' | 'worker'
  host: string
  port: number
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  /** Null: migrations run as the user of databaseUrl. */
  databaseOwnerUrl: string | null
  /** Null: search and public pages are read from the one database. */
  replicaUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  operatorEmail: string
  supportEmail: string
  sessionSecret: string
  masterKey: Buffer
  accessTtl: number
  trustProxy: string[] | boolean
  /** Null: no place is shown beside a session. */
  placeHeader: string | null
  tls: { cert: string; key: string } | null
  metricsToken: string | null
  logLevel: string
  rateLimitScale: number
  maxEventLoopDelay: number
  /** How long a stopping process goes on serving, no longer ready, while balancers notice. */
  drainSeconds: number
  /** Null: files lie on this machine's disk, under dataDir. */
  s3: S3Settings | null
  identityProvider: IdentityProvider['name']
  /** Null: no service of Stripe is used. */
  stripe: StripeSettings | null
  /** Null: Stripe checks no identities. */
  identityWebhookSecret: string | null
  payments: PaymentsSettings
  /** Calendars on private addresses may be subscribed to: anyone who lists a space could then look around inside. */
  calendarAllowPrivate: boolean
  /** Null: maps are drawn from the packaged outline, and no other host hears of them. */
  mapStyleUrl: string | null
  /** Null: the packaged rules judge messages, and no one else reads them. */
  moderation: { url: string; token: string | null } | null
  leakedPasswordsUrl: string | null
  /** Null: files are kept unscanned. */
  virusScanner: { host: string; port: number } | null
  /** Null: sign-in with Google is off. */
  google: GoogleSettings | null
  demo: boolean
  /** The process that started this one may step its clock. Never in production. */
  clockSteps: boolean
  dev: boolean
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${lower(issue.message)}`)
    throw new StartupError(`The configuration is not usable: ${problems.join('; ')}.`)
  }
  const values = parsed.data
  if (values.APP_MODE === 'production') requireProductionSettings(values)
  if ((values.TLS_CERT === undefined) !== (values.TLS_KEY === undefined))
    throw new StartupError('TLS_CERT and TLS_KEY go together: set both or neither.')
  const dataDir = resolve(values.DATA_DIR)
  const host = values.HOST ?? (values.APP_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0')
  const scheme = values.TLS_CERT ? 'https' : 'http'
  return {
    mode: values.APP_MODE,
    role: values.ROLE,
    host,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `${scheme}://localhost:${values.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: beside(values, 'DATABASE_OWNER_URL'),
    replicaUrl: beside(values, 'DATABASE_REPLICA_URL'),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${PRODUCT} <hello@roomtone.test>`,
    operatorEmail: values.OPERATOR_EMAIL ?? 'operator@roomtone.test',
    supportEmail: values.SUPPORT_EMAIL ?? 'support@roomtone.test',
    sessionSecret: values.SESSION_SECRET ?? demoSecret(dataDir, 'session-secret'),
    masterKey: Buffer.from(values.MASTER_KEY ?? demoSecret(dataDir, 'master-key'), 'hex'),
    accessTtl: values.ACCESS_TTL,
    trustProxy: proxies(values.TRUST_PROXY),
    placeHeader: readPlaceHeader(values),
    tls: readTls(values.TLS_CERT, values.TLS_KEY),
    metricsToken: values.METRICS_TOKEN ?? null,
    // The demo's terminal belongs to the person who started it; a production log to its collector.
    logLevel: values.LOG_LEVEL ?? (values.APP_MODE === 'demo' ? 'warn' : 'info'),
    rateLimitScale: values.RATE_LIMIT_SCALE,
    maxEventLoopDelay: values.MAX_EVENT_LOOP_DELAY,
    drainSeconds: values.DRAIN_SECONDS,
    s3: readS3(values),
    identityProvider: chooseIdentityProvider(values),
    stripe: readStripe(values),
    identityWebhookSecret: readIdentityWebhookSecret(values),
    payments: choosePayments(values),
    calendarAllowPrivate: values.CALENDAR_ALLOW_PRIVATE,
    mapStyleUrl: values.MAP_STYLE_URL ?? null,
    moderation: readModeration(values),
    leakedPasswordsUrl: values.LEAKED_PASSWORDS_URL ?? null,
    virusScanner: readVirusScanner(values),
    google: readGoogle(values),
    demo: values.APP_MODE === 'demo' && values.DEMO,
    clockSteps: readClockSteps(values),
    dev: env['ROOMTONE_DEV'] === '1',
  }
}

type Values = z.output<typeof environment>
const NEEDED_IN_PRODUCTION = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'MASTER_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_EMAIL',
  'SUPPORT_EMAIL',
] as const

function requireProductionSettings(values: Values): void {
  const missing = NEEDED_IN_PRODUCTION.filter((name) => values[name] === undefined)
  if (missing.length > 0)
    throw new StartupError(
      `APP_MODE=production needs these settings, and they are missing: ${missing.join(', ')}.`,
    )
  const weak = findWeakSecrets(values)
  if (weak.length > 0)
    throw new StartupError(
      `${weak.join(' and ')} could be guessed, so production refuses to start: make a new one with openssl rand -hex 32.`,
    )
  const { protocol, hostname } = new URL(values.PUBLIC_URL ?? '')
  if (protocol !== 'https:' && !isThisMachine(hostname))
    throw new StartupError(
      'PUBLIC_URL must be an https address in production: passwords and sessions would travel in the open. Only this machine itself may do without.',
    )
  const plain = values.ALLOW_PLAIN_CONNECTIONS ? [] : findPlainConnections(values)
  if (plain.length > 0)
    throw new StartupError(
      `Production talks to other machines over TLS alone, and checks who answers: write ${plain.join(', ')}; or set ALLOW_PLAIN_CONNECTIONS=on where the network between them is encrypted already.`,
    )
}

function beside(values: Values, name: 'DATABASE_OWNER_URL' | 'DATABASE_REPLICA_URL'): string | null {
  if (values[name] !== undefined && values.DATABASE_URL === undefined)
    throw new StartupError(`${name} has no effect without DATABASE_URL.`)
  return values[name] ?? null
}

/** A clock that somebody else sets decides over deadlines and money. */
function readClockSteps(values: Values): boolean {
  if (values.APP_MODE === 'production' && values.CLOCK_STEPS)
    throw new StartupError('CLOCK_STEPS=on is for tests of faults, so production refuses it.')
  return values.CLOCK_STEPS
}

/** A mock that says yes to everyone must not reach production by an oversight. */
function chooseIdentityProvider(values: Values): Config['identityProvider'] {
  const production = values.APP_MODE === 'production'
  const chosen = values.IDENTITY_PROVIDER ?? (production ? 'manual' : 'mock')
  if (production && chosen === 'mock' && !values.IDENTITY_ALLOW_MOCK)
    throw new StartupError(
      'IDENTITY_PROVIDER=mock accepts every document, so production refuses it: choose manual, or set IDENTITY_ALLOW_MOCK=on to insist.',
    )
  return chosen
}

function readStripe(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = values
  return secretKey === undefined ? null : { secretKey, apiUrl: apiUrl ?? null }
}

/** A provider that is chosen but cannot be asked would only show itself when the first person is stuck. */
function readIdentityWebhookSecret(values: Values): string | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_IDENTITY_WEBHOOK_SECRET: webhookSecret } = values
  if (values.IDENTITY_PROVIDER !== 'stripe') return null
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartupError(
      'IDENTITY_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET.',
    )
  return webhookSecret
}

const NEEDED_BY_STRIPE_PAYMENTS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_PAYMENTS_WEBHOOK_SECRET',
] as const

/** Bookings without payment must not reach production by an oversight. */
function choosePayments(values: Values): PaymentsSettings {
  const production = values.APP_MODE === 'production'
  const provider = values.PAYMENTS_PROVIDER ?? (production ? 'stripe' : 'simulated')
  if (provider === 'simulated') {
    if (production && !values.PAYMENTS_ALLOW_SIMULATED)
      throw new StartupError(
        'PAYMENTS_PROVIDER=simulated moves no money, so production refuses it: choose stripe, or set PAYMENTS_ALLOW_SIMULATED=on to insist.',
      )
    return { provider }
  }
  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_PAYMENTS_WEBHOOK_SECRET: webhookSecret } = values
  const missing = NEEDED_BY_STRIPE_PAYMENTS.filter((name) => values[name] === undefined)
  if (publishableKey === undefined || webhookSecret === undefined || missing.length > 0)
    throw new StartupError(
      `PAYMENTS_PROVIDER=stripe${production ? ', the default in production,' : ''} needs ${missing.join(', ')}.`,
    )
  return { provider, publishableKey, webhookSecret }
}

function readVirusScanner({ VIRUS_SCANNER_URL: url }: Values): Config['virusScanner'] {
  if (url === undefined) return null
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
}

function readModeration({ MODERATION_URL: url, MODERATION_TOKEN: token }: Values): Config['moderation'] {
  if (url !== undefined) return { url, token: token ?? null }
  if (token !== undefined) throw new StartupError('MODERATION_TOKEN has no effect without MODERATION_URL.')
  return null
}

/**
 * Anyone who could send the header themself could write any place they like into someone's list of sessions.
 */
function readPlaceHeader({ TRUSTED_PLACE_HEADER: header, TRUST_PROXY: trusted }: Values): string | null {
  if (header === undefined) return null
  if (proxies(trusted) === false)
    throw new StartupError('TRUSTED_PLACE_HEADER has no effect without TRUST_PROXY.')
  return header.toLowerCase()
}

function readGoogle(values: Values): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined || clientSecret === undefined)
    throw new StartupError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or neither.')
  const { protocol, hostname } = new URL(issuer)
  if (protocol !== 'https:' && !isThisMachine(hostname))
    throw new StartupError('GOOGLE_ISSUER must be an https address; only this machine itself may do without.')
  return { clientId, clientSecret, issuer }
}

function readS3(values: Values): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return {
      endpoint: values.S3_ENDPOINT ?? null,
      region: values.S3_REGION,
      bucket,
      accessKeyId,
      secretAccessKey,
    }
  const some = [values.S3_ENDPOINT, bucket, accessKeyId, secretAccessKey].some((value) => value !== undefined)
  if (some)
    throw new StartupError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all of them, or no S3 setting at all.',
    )
  return null
}

function readTls(cert: string | undefined, key: string | undefined): Config['tls'] {
  if (cert === undefined || key === undefined) return null
  try {
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  } catch {
    throw new StartupError('The files named by TLS_CERT and TLS_KEY cannot be read.')
  }
}

function proxies(value: string): string[] | boolean {
  if (value === '' || value === 'off') return false
  return value === 'on' ? true : value.split(',').map((part) => part.trim())
}

/** `FOO=` in a shell or an .env file means "not set". */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
