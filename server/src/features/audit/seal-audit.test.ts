import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
})

const seals = () =>
  server()
    .deps.db.selectFrom('audit_seals')
    .select(['from_id as from', 'to_id as to', 'row_count as rows', 'key_id as key'])
    .orderBy('from_id')
    .execute()

const lastId = async () =>
  (await server().database.pool.query<{ id: number }>('select max(id) as id from audit_log')).rows[0]?.id ?? 0

async function write(client: pg.Pool | pg.PoolClient): Promise<void> {
  await client.query(
    "insert into audit_log (at, action, subject_type, subject_id) values (now(), 'a.b', 'user', 'x')",
  )
}

const shown = () => server().call(auditCalls.seal, {}, { token: admin.token })

describe('sealing', () => {
  it('says so when nothing was sealed yet', async () => {
    expect(await shown()).toEqual({ sealedAt: null, rows: 0, pending: await lastId() })
  })

  it('takes every row since the last one, and nothing when there is none', async () => {
    const { deps } = server()
    await sealAudit(deps)
    const first = await lastId()
    expect(await seals()).toMatchObject([{ from: 1, to: first, rows: first }])
    await sealAudit(deps)
    expect(await seals()).toHaveLength(1)
    await server().aPerson()
    await sealAudit(deps)
    const second = await lastId()
    expect((await seals()).at(-1)).toMatchObject({ from: first + 1, to: second, rows: second - first })
    expect(await shown()).toEqual({ sealedAt: expect.stringMatching(/Z$/), rows: second, pending: 0 })
    expect((await verifyAudit(deps)).findings).toEqual([])
  })

  it('makes one seal when two processes are at it', async () => {
    const { deps } = server()
    const before = (await seals()).length
    await write(server().database.pool)
    await Promise.all([sealAudit(deps), sealAudit(deps), sealAudit(deps)])
    expect(await seals()).toHaveLength(before + 1)
    expect((await verifyAudit(deps)).findings).toEqual([])
  })

  it('never passes by a row that is still being written', async () => {
    const { deps, database } = server()
    const before = await seals()
    const slow = await database.pool.connect()
    try {
      await slow.query('begin')
      await write(slow)
      await write(database.pool)
      // The slow row has the smaller number and is not committed yet; sealing now would leave it out.
      await sealAudit(deps)
      expect(await seals()).toEqual(before)
      await write(database.pool)
      await slow.query('commit')
    } finally {
      slow.release()
    }
    await sealAudit(deps)
    expect((await seals()).at(-1)).toMatchObject({ rows: 3, to: await lastId() })
    expect((await verifyAudit(deps)).findings).toEqual([])
  })

  it('holds nobody up for longer than a quarter of a second', async () => {
    const { deps, database } = server()
    const slow = await database.pool.connect()
    try {
      await slow.query('begin')
      await write(slow)
      const began = Date.now()
      const sealing = sealAudit(deps)
      await write(database.pool)
      await sealing
      expect(Date.now() - began).toBeLessThan(3000)
    } finally {
      await slow.query('rollback')
      slow.release()
    }
  })

  it('goes on where the seal ended, also over numbers that were never used', async () => {
    const { deps } = server()
    await write(server().database.pool)
    await sealAudit(deps)
    const rows = await seals()
    rows.slice(1).forEach((seal, index) => {
      expect(seal.from).toBe((rows[index]?.to ?? 0) + 1)
    })
    expect((await verifyAudit(deps)).findings).toEqual([])
  })
})
