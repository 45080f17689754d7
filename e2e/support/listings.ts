import type { TestServer } from './server.ts'

/** The id of a listing of the demo. */
export async function idOf(server: TestServer, title: string): Promise<string> {
  const [row] = (await server.query('select id from properties where title = $1', [title])) as {
    id: string
  }[]
  if (!row) throw new Error(`The demo has no listing called ${title}`)
  return row.id
}
