import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of one's own in about 100 ms: as files, since writing it into the log as well takes five times as long. */
export async function cloneDatabase(templateUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = new URL(templateUrl).pathname.slice(1)
  await asAdmin(templateUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(templateUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(templateUrl, `drop database ${name} with (force)`) }
}

async function asAdmin(templateUrl: string, statement: string): Promise<void> {
  const url = new URL(templateUrl)
  // Not the template itself: it cannot be copied while anyone is connected to it.
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
