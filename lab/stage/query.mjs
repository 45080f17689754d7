import pg from 'pg'

/** One statement over a connection of its own. */
export async function query(url, statement, values = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
