import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { readConfig } from '../../server/dist/config.js'
import { openServer } from '../../server/dist/open-server.js'
import { createLog } from '../../server/dist/platform/log.js'
import { closeLater } from '../stage/closing.mjs'
import { openFolder, startDatabase } from '../stage/database.mjs'
import { makeServer, serverEnv } from '../stage/servers.mjs'
import { openLinks } from './links.mjs'
import { openMailbox } from './mailbox.mjs'
import { openProvider, WEBHOOK_SECRET } from './provider.mjs'
import { openStore } from './store.mjs'

const NAMES = ['web-1', 'web-2', 'worker']
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Everything a real installation has, on loopback and in a folder that is thrown away. */
export async function openStage({ progress }) {
  const folder = openFolder('faults')
  // As the product ships it, with everything written through to the disk.
  const database = await startDatabase(join(folder, 'database'))
  const links = await openLinks(NAMES)
  closeLater(links.close)
  links.leadTo(database.port)
  const provider = await openProvider(await stripeParts(folder))
  closeLater(provider.close)
  const mailbox = await openMailbox()
  closeLater(mailbox.close)
  const store = await openStore()
  closeLater(store.close)
  const env = settings({ folder, provider, mailbox, store })
  const house = await openServer({
    config: readConfig(env),
    database: { url: database.requestsUrl, ownerUrl: database.url },
    log: createLog({ level: 'silent' }),
  })
  closeLater(house.close)
  const lines = []
  const servers = []
  for (const name of NAMES)
    servers.push(
      await makeServer({
        name,
        env: {
          ...env,
          ROLE: name === 'worker' ? 'worker' : 'web',
          DATABASE_URL: links.urlFor(name, database.requestsUrl),
        },
        heard: (from, line) => lines.push({ from, ...line }),
      }),
    )
  closeLater(() => Promise.all(servers.map((server) => server.stop())))
  progress('Starting two web processes and a worker')
  for (const server of servers) await server.revive(Date.now() + 3 * 60_000)
  const webs = servers.filter(({ role }) => role === 'web')
  provider.tellTo(webs.map(({ base }) => base))
  return {
    folder,
    database,
    links,
    provider,
    mailbox,
    store,
    house,
    lines,
    servers,
    webs,
    worker: servers[2],
  }
}

function settings({ folder, provider, mailbox, store }) {
  return serverEnv(join(folder, 'data'), {
    PUBLIC_URL: 'http://roomtone.test',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    CLOCK_STEPS: 'on',
    SMTP_URL: mailbox.url,
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_API_URL: provider.url,
    STRIPE_SECRET_KEY: 'sk_test_faults',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_faults',
    STRIPE_PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET,
    S3_ENDPOINT: store.url,
    S3_BUCKET: store.bucket,
    S3_ACCESS_KEY_ID: 'faults',
    S3_SECRET_ACCESS_KEY: 'faults',
  })
}

/** The charges of a provider that behaves, as the server's own tests have them. */
async function stripeParts(folder) {
  const out = join(folder, 'parts')
  await build({
    input: [join(ROOT, 'server/testing/stripe-intents.ts'), join(ROOT, 'server/testing/stripe-people.ts')],
    platform: 'node',
    output: { dir: out, format: 'esm', entryFileNames: '[name].mjs' },
    logLevel: 'silent',
  })
  const { StripeIntents } = await import(join(out, 'stripe-intents.mjs'))
  const { StripePeople } = await import(join(out, 'stripe-people.mjs'))
  return { StripeIntents, StripePeople }
}
