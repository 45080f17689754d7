import { createHmac, randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseUser } from './cluster.ts'

export type Login = { user: string; password: string }

export const ownerWith = (password: string): Login => ({ user: databaseUser, password })

/** The user that requests run as. Its password follows from the owner's and is stored nowhere. */
export const requestsWith = (password: string): Login => ({
  user: 'requests',
  password: createHmac('sha256', password).update('requests').digest('base64url'),
})

function urlOf(port: number, { user, password }: Login, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** The longest path that every system takes for a socket. */
const LONGEST = 100

/** By the socket in its own folder where there is one: a question takes a sixth less than over the network. */
export function nearestUrlOf(cluster: string, port: number, login: Login, database: string): string {
  const socket = join(cluster, `.s.PGSQL.${port}`)
  const url = urlOf(port, login, database)
  if (Buffer.byteLength(socket) > LONGEST || !existsSync(socket)) return url
  return `${url}&host=${encodeURIComponent(cluster)}`
}

export async function withLogin<T>(
  port: number,
  password: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: urlOf(port, ownerWith(password), 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'roomtone launcher',
  })
  // A server that stops while we are asking must not end our process with an unheard error.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The server proves that it works in this folder by reading back what was just written there. */
export async function serves(client: Client, cluster: string): Promise<boolean> {
  const name = `roomtone-proof-${randomUUID()}`
  const path = join(cluster, name)
  writeFileSync(path, name, { mode: 0o644 })
  try {
    const answer = await client.query<{ proof: string | null }>(
      'select pg_read_file($1, 0, 1000, true) as proof',
      [name],
    )
    return answer.rows[0]?.proof === name
  } finally {
    rmSync(path, { force: true })
  }
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}

export async function ensureLogin(client: Client, { user, password }: Login): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [user])
  if (found.rowCount === 0)
    await client.query(
      `create role ${client.escapeIdentifier(user)} login password ${client.escapeLiteral(password)}`,
    )
}

/** Starting up, shutting down, or not listening yet: worth asking again. */
export function isNotReadyYet(error: unknown): boolean {
  const code = (error as { code?: string }).code
  if (code === '57P03' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return true
  return error instanceof Error && /Connection terminated|timeout/i.test(error.message)
}
