import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { cookiesAfterWrite, FURTHEST, type Position } from './position.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * After any request that may have written something, the browser is told how far a replica has to be to show
 * it.
 */
export function tellPositions(app: FastifyInstance, primary: pg.Pool, https: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    if (READING.has(request.method)) return
    const position = await currentPosition(primary)
    const { cookie: cookies } = request.headers
    for (const line of cookiesAfterWrite(position, { cookies, https })) reply.header('set-cookie', line)
  })
}

/** Of what has been written into the log's memory: also right where commits do not wait for the disk. */
async function currentPosition(primary: pg.Pool): Promise<Position> {
  try {
    const { rows } = await primary.query<{ position: Position }>({
      name: 'current-position',
      text: "select (pg_current_wal_insert_lsn() - '0/0')::bigint as position",
    })
    return rows[0]?.position ?? FURTHEST
  } catch {
    return FURTHEST
  }
}
