import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { ENVIRONMENT_NAMES, readConfig } from './config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env })
const production = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://roomtone@db.example/roomtone?sslmode=verify-full',
  PUBLIC_URL: 'https://roomtone.example/',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  MASTER_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Roomtone <hello@roomtone.example>',
  OPERATOR_EMAIL: 'operator@roomtone.example',
  SUPPORT_EMAIL: 'support@roomtone.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_PAYMENTS_WEBHOOK_SECRET: 'whsec_payments',
}

describe('configuration', () => {
  it('is complete without any setting, for the demo on this machine only', () => {
    expect(read()).toMatchObject({
      mode: 'demo',
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      accessTtl: 600,
      trustProxy: false,
      demo: true,
      tls: null,
      s3: null,
      identityProvider: 'mock',
      payments: { provider: 'simulated' },
      stripe: null,
      databaseUrl: null,
    })
  })

  it('makes the demo secrets once and keeps them to their owner', () => {
    const [first, second] = [read(), read()]
    expect(second.sessionSecret).toBe(first.sessionSecret)
    expect(second.masterKey).toEqual(first.masterKey)
    expect(first.masterKey).toHaveLength(32)
    for (const name of ['session-secret', 'master-key'])
      expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
  })

  it('lets nobody step the clock of production', () => {
    expect(() => read({ ...production, CLOCK_STEPS: 'on' })).toThrow(
      'CLOCK_STEPS=on is for tests of faults, so production refuses it.',
    )
    expect(read(production).clockSteps).toBe(false)
    expect(read({ CLOCK_STEPS: 'on' }).clockSteps).toBe(true)
  })

  it('refuses production without its secrets, naming each', () => {
    const start = () => read({ APP_MODE: 'production' })
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'MASTER_KEY', 'SMTP_URL'])
      expect(start).toThrow(name)
    expect(() => read({ ...production, MASTER_KEY: '', SMTP_URL: '' })).toThrow(
      'APP_MODE=production needs these settings, and they are missing: MASTER_KEY, SMTP_URL.',
    )
  })

  it('refuses production with secrets that could be guessed, naming each', () => {
    const weak = { SESSION_SECRET: 's'.repeat(32), METRICS_TOKEN: '0123456789'.repeat(2) }
    expect(() => read({ ...production, ...weak })).toThrow(
      'SESSION_SECRET and METRICS_TOKEN could be guessed, so production refuses to start: make a new one with openssl rand -hex 32.',
    )
    expect(() => read({ ...production, MASTER_KEY: '42'.repeat(32) })).toThrow(/^MASTER_KEY could be guessed/)
    expect(read(weak).sessionSecret).toBe(weak.SESSION_SECRET)
  })

  it('refuses production without TLS, unless it is reached from this machine alone', () => {
    expect(() => read({ ...production, PUBLIC_URL: 'http://roomtone.example' })).toThrow(
      /^PUBLIC_URL must be/,
    )
    expect(read({ ...production, PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe(
      'http://localhost:3000',
    )
  })

  it('refuses production that talks to other machines in the open, naming each, unless told to in so many words', () => {
    const plain = {
      ...production,
      DATABASE_URL: 'postgres://db.example/roomtone',
      SMTP_URL: 'smtp://mail.example',
    }
    expect(() => read(plain)).toThrow(
      'write DATABASE_URL (with sslmode=verify-full), SMTP_URL (as smtps://, or with requireTLS=true); or set ALLOW_PLAIN_CONNECTIONS=on',
    )
    expect(read({ ...plain, ALLOW_PLAIN_CONNECTIONS: 'on' }).databaseUrl).toBe(plain.DATABASE_URL)
    expect(read({ ...plain, APP_MODE: 'demo' }).databaseUrl).toBe(plain.DATABASE_URL)
  })

  it('names a mail server’s address that cannot be read, without revealing it', () => {
    expect(() => read({ SMTP_URL: 'smtp://user:p#ss@mail.example' })).toThrow(
      'The configuration is not usable: SMTP_URL is no address: special characters in it need percent signs.',
    )
    expect(read({ SMTP_URL: 'smtp://user:p%23ss@mail.example' }).smtpUrl).toContain('p%23ss')
  })

  it('takes production with them: no demo, every interface', () => {
    expect(read(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      publicUrl: 'https://roomtone.example',
      demo: false,
      identityProvider: 'manual',
    })
  })

  it('refuses the mock that accepts everyone in production, unless told to in so many words', () => {
    const mocked = { ...production, IDENTITY_PROVIDER: 'mock' }
    expect(() => read(mocked)).toThrow(/^IDENTITY_PROVIDER=mock .* IDENTITY_ALLOW_MOCK=on to insist\.$/)
    expect(read({ ...mocked, IDENTITY_ALLOW_MOCK: 'on' }).identityProvider).toBe('mock')
    expect(read({ ...production, IDENTITY_ALLOW_MOCK: 'on' }).identityProvider).toBe('manual')
    expect(read({ IDENTITY_PROVIDER: 'manual' }).identityProvider).toBe('manual')
  })

  it('takes Stripe for identities only with its key and the secret of its events', () => {
    const asked = { ...production, IDENTITY_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }
    expect(() => read(asked)).toThrow(/needs STRIPE_SECRET_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET/)
    expect(read({ ...asked, STRIPE_IDENTITY_WEBHOOK_SECRET: 'whsec_1' })).toMatchObject({
      identityProvider: 'stripe',
      identityWebhookSecret: 'whsec_1',
      stripe: { secretKey: 'sk_test_1', apiUrl: null },
    })
    const demo = { IDENTITY_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }
    expect(read({ ...demo, STRIPE_IDENTITY_WEBHOOK_SECRET: 'whsec_1' })).toMatchObject({
      identityWebhookSecret: 'whsec_1',
      payments: { provider: 'simulated' },
    })
  })

  it('takes the money through Stripe in production, without identities if that is wished', () => {
    expect(read(production)).toMatchObject({
      payments: { provider: 'stripe', publishableKey: 'pk_test_1', webhookSecret: 'whsec_payments' },
      stripe: { secretKey: 'sk_test_1', apiUrl: null },
      identityProvider: 'manual',
      identityWebhookSecret: null,
    })
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_PAYMENTS_WEBHOOK_SECRET'])
      expect(() => read({ ...production, [name]: '' })).toThrow(
        `PAYMENTS_PROVIDER=stripe, the default in production, needs ${name}.`,
      )
    expect(() => read({ PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'PAYMENTS_PROVIDER=stripe needs STRIPE_PUBLISHABLE_KEY, STRIPE_PAYMENTS_WEBHOOK_SECRET.',
    )
  })

  it('refuses to simulate money in production, unless told to in so many words', () => {
    const simulated = { ...production, PAYMENTS_PROVIDER: 'simulated' }
    expect(() => read(simulated)).toThrow(
      /^PAYMENTS_PROVIDER=simulated .*PAYMENTS_ALLOW_SIMULATED=on to insist\.$/,
    )
    expect(read({ ...simulated, PAYMENTS_ALLOW_SIMULATED: 'on' }).payments).toEqual({ provider: 'simulated' })
    expect(read({ ...production, PAYMENTS_ALLOW_SIMULATED: 'on' }).payments.provider).toBe('stripe')
  })

  it('has no style for maps unless one is named', () => {
    expect(read().mapStyleUrl).toBeNull()
    expect(read(production).mapStyleUrl).toBeNull()
    const style = 'https://tiles.example/styles/streets.json?key=public'
    expect(read({ MAP_STYLE_URL: style }).mapStyleUrl).toBe(style)
  })

  it('has no outside moderation unless configured, and takes no token without an address', () => {
    expect(read(production).moderation).toBeNull()
    const url = 'https://judge.example/moderate'
    expect(read({ MODERATION_URL: url }).moderation).toEqual({ url, token: null })
    expect(read({ MODERATION_URL: url, MODERATION_TOKEN: 'hush' }).moderation).toEqual({ url, token: 'hush' })
    expect(() => read({ MODERATION_TOKEN: 'hush' })).toThrow('MODERATION_URL')
  })

  it('offers Google only with both halves of its client, and asks it over TLS', () => {
    expect(read({}).google).toBeNull()
    const client = { GOOGLE_CLIENT_ID: 'roomtone', GOOGLE_CLIENT_SECRET: 'hush' }
    const google = { clientId: 'roomtone', clientSecret: 'hush', issuer: 'https://accounts.google.com' }
    expect(read(client).google).toEqual(google)
    expect(() => read({ GOOGLE_CLIENT_ID: 'roomtone' })).toThrow('go together')
    expect(() => read({ GOOGLE_CLIENT_SECRET: 'hush' })).toThrow('go together')
    expect(() => read({ ...client, GOOGLE_ISSUER: 'http://id.example' })).toThrow('https')
    expect(read({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:8080' }).google?.issuer).toContain('127.0.0.1')
  })

  it('believes a header about places only where a proxy is trusted', () => {
    expect(read({}).placeHeader).toBeNull()
    expect(() => read({ TRUSTED_PLACE_HEADER: 'CF-IPCity' })).toThrow('TRUST_PROXY')
    const trusted = { TRUST_PROXY: '10.0.0.1', TRUSTED_PLACE_HEADER: 'CF-IPCity' }
    expect(read(trusted).placeHeader).toBe('cf-ipcity')
  })

  it('takes a store for files whole or not at all; production does without', () => {
    const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush' }
    const s3 = { region: 'us-east-1', bucket: 'files', accessKeyId: 'key', secretAccessKey: 'hush' }
    expect(read(keys).s3).toEqual({ ...s3, endpoint: null })
    expect(read({ ...keys, S3_ENDPOINT: 'https://s3.example' }).s3?.endpoint).toBe('https://s3.example')
    expect(read(production).s3).toBeNull()
    for (const name of Object.keys(keys)) expect(() => read({ ...keys, [name]: '' })).toThrow(name)
    expect(() => read({ S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET')
  })

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['APP_MODE', 'staging'],
    ['ROLE', 'king'],
    ['PUBLIC_URL', 'roomtone'],
    ['PUBLIC_URL', 'ftp://roomtone.example'],
    ['DATABASE_URL', 'mysql://secret@db'],
    ['DATABASE_OWNER_URL', 'mysql://secret@db'],
    ['DATABASE_OWNER_URL', 'postgres://secret@db'],
    ['DATABASE_REPLICA_URL', 'postgres://secret@db'],
    ['SMTP_URL', 'http://secret@mail'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['SESSION_SECRET', 'secret'],
    ['MASTER_KEY', 'secret'],
    ['ACCESS_TTL', '0'],
    ['METRICS_TOKEN', 'secret'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
    ['IDENTITY_PROVIDER', 'oracle'],
    ['PAYMENTS_PROVIDER', 'cash'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_secret'],
    ['STRIPE_PAYMENTS_WEBHOOK_SECRET', 'secret'],
    ['S3_ENDPOINT', 'secret'],
    ['S3_SECRET_ACCESS_KEY', 'secret'],
    ['MAP_STYLE_URL', '/style.json'],
    ['MAP_STYLE_URL', 'mapbox://styles/streets'],
    ['MODERATION_URL', 'judge.example'],
    ['MODERATION_TOKEN', 'secret'],
    ['TLS_CERT', '/nowhere'],
  ])('says in one sentence what is wrong with %s=%s', (name, value) => {
    let message = ''
    try {
      read({ [name]: value })
    } catch (error) {
      expect((error as Error).name).toBe('StartupError')
      message = (error as Error).message
    }
    expect(message).toContain(name)
    expect(message).toMatch(/^[^\n]{10,250}\.$/)
    expect(message).not.toContain('secret@')
    expect(message).not.toMatch(/: secret/)
  })

  it('says when the folder cannot be written', () => {
    expect(() => readConfig({ DATA_DIR: '/dev/null/data' })).toThrow(
      /cannot be written\. Choose another with DATA_DIR/,
    )
  })

  it('says when the files of TLS cannot be read', () => {
    expect(() => read({ TLS_CERT: '/nowhere', TLS_KEY: '/nowhere' })).toThrow(
      'TLS_CERT and TLS_KEY cannot be read',
    )
  })

  it('reads proxies as a list or a switch', () => {
    expect(read({ TRUST_PROXY: 'on' }).trustProxy).toBe(true)
    expect(read({ TRUST_PROXY: 'off' }).trustProxy).toBe(false)
    expect(read({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.2'])
  })
})

describe('what is written about it', () => {
  it('.env.example names every setting, each with a comment, and changes nothing as it is', () => {
    const text = readFileSync(join(root, '.env.example'), 'utf8')
    const values = parseEnv(text) as Record<string, string>
    expect(Object.keys(values).sort()).toEqual(ENVIRONMENT_NAMES.toSorted())
    for (const name of ENVIRONMENT_NAMES) expect(text, name).toMatch(new RegExp(`^# .*\\n${name}=`, 'm'))
    expect(values.DATA_DIR).toBe('./data')
    expect(read({ ...values, DATA_DIR: dataDir })).toEqual(read())
  })

  it('the README lists every setting', () => {
    const file = join(root, 'README.md')
    if (!existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    for (const name of ENVIRONMENT_NAMES) expect(text, name).toContain(`\`${name}\``)
  })
})
