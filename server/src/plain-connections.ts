import pg from 'pg'

/** Settings that name another machine to talk to. */
const DATABASES = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_REPLICA_URL'] as const
const SITES = ['S3_ENDPOINT', 'STRIPE_API_URL', 'MODERATION_URL', 'LEAKED_PASSWORDS_URL'] as const
type Name = (typeof DATABASES)[number] | (typeof SITES)[number] | 'SMTP_URL' | 'VIRUS_SCANNER_URL'
type Addresses = Partial<Record<Name, string | undefined>>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * What would travel in the open, or to an impostor, and what each setting has to say instead. What stays on
 * this machine no one else can read.
 */
export function findPlainConnections(addresses: Addresses): string[] {
  return [
    ...each(DATABASES, addresses, isPlainDatabase, 'with sslmode=verify-full'),
    ...each(['SMTP_URL'], addresses, isPlainMail, 'as smtps://, or with requireTLS=true'),
    ...each(SITES, addresses, isPlainSite, 'as https://'),
    ...each(['VIRUS_SCANNER_URL'], addresses, isElsewhere, 'on this machine, as ClamAV knows no TLS'),
  ]
}

export function isThisMachine(hostname: string): boolean {
  return LOOPBACK.has(hostname)
}

function each(
  names: readonly Name[],
  addresses: Addresses,
  isPlain: (address: string) => boolean,
  instead: string,
): string[] {
  return names.flatMap((name) => {
    const address = addresses[name]
    return address !== undefined && isPlain(address) ? [`${name} (${instead})`] : []
  })
}

/** As the driver reads it, which knows more ways to say so than the one that we ask for. */
function isPlainDatabase(address: string): boolean {
  const { host, ssl } = readAddress(address)
  if (host.startsWith('/') || isThisMachine(host)) return false
  if (ssl === null || typeof ssl !== 'object') return ssl !== true
  return 'checkServerIdentity' in ssl || ('rejectUnauthorized' in ssl && !ssl.rejectUnauthorized)
}

/** An address that it cannot read, or whose certificates are not there, is named when it is opened. */
function readAddress(address: string): { host: string; ssl: unknown } {
  try {
    return new pg.Client({ connectionString: address })
  } catch {
    return { host: 'localhost', ssl: false }
  }
}

function isPlainMail(address: string): boolean {
  const url = new URL(address)
  if (!isElsewhere(address)) return false
  const asked = (name: string) => url.searchParams.get(name)
  if (asked('secure') === 'false' || asked('tls.rejectUnauthorized') === 'false') return true
  return url.protocol !== 'smtps:' && asked('requireTLS') !== 'true'
}

function isPlainSite(address: string): boolean {
  return new URL(address).protocol !== 'https:' && isElsewhere(address)
}

function isElsewhere(address: string): boolean {
  return !isThisMachine(new URL(address).hostname)
}
