import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { useServer } from '../../../testing/server.ts'
import { sayFinding } from './findings.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const server = useServer()
let bookingId = ''
let otherId = ''
let gap = 0

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server().owner.query<Row>(text, values)).rows

/** As somebody who owns the whole database would. */
async function tamper(...statements: string[]): Promise<void> {
  const client = await server().owner.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** What was there before is copied first and put back after each test. */
async function keepCopy(): Promise<void> {
  for (const table of ['audit_log', 'audit_chains', 'audit_seals'])
    await query(`create table copy_of_${table} as table ${table}`)
}

async function putBack(): Promise<void> {
  await tamper(
    'delete from audit_log',
    'insert into audit_log overriding system value select * from copy_of_audit_log',
    'delete from audit_chains',
    'insert into audit_chains select * from copy_of_audit_chains',
    'delete from audit_seals',
    'insert into audit_seals overriding system value select * from copy_of_audit_seals',
  )
}

const idsOf = async (subject: string) =>
  (
    await query<{ id: number }>('select id from audit_log where subject_id = $1 order by chain_seq', [
      subject,
    ])
  ).map(({ id }) => id)

async function findings() {
  return (await verifyAudit(server().deps)).findings
}

beforeAll(async () => {
  const { deps } = server()
  const burnt = await query<{ id: number }>(`select nextval(pg_get_serial_sequence('audit_log', 'id')) as id`)
  gap = burnt[0]?.id ?? 0
  bookingId = (await aBooking(server(), { state: 'confirmed' })).id
  await sealAudit(deps)
  otherId = (await aBooking(server(), { state: 'declined' })).id
  await sealAudit(deps)
  await aBooking(server(), { state: 'pending' })
  await keepCopy()
})

afterEach(putBack)

describe('the audit log as it was written', () => {
  it('is whole: every chain, both seals, and what waits for the next', async () => {
    const report = await verifyAudit(server().deps)
    expect(report.findings).toEqual([])
    expect(report).toMatchObject({ chains: 3, seals: 2 })
    expect(report.unsealed.rows).toBeGreaterThan(0)
    expect(report.lastSeal?.hash).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('tampering', () => {
  it('with a field of a row about a booking is found, and the row named', async () => {
    const [, second = 0] = await idsOf(bookingId)
    await tamper(`update audit_log set action = 'booking.nothing' where id = ${second}`)
    const [first, ...rest] = await findings()
    expect(first).toMatchObject({ kind: 'changed', row: second, bookingId })
    expect(rest).toMatchObject([{ kind: 'changed', seal: { fromId: 1 } }])
    expect(sayFinding(first ?? { kind: 'changed', row: 0, what: '' })).toContain(
      `row ${second}, booking ${bookingId}`,
    )
  })

  it.each([
    ['when', "at = at + interval '1 second'"],
    ['who', 'actor_id = null'],
    ['what else it says', `data = data || '{"amount": 1}'`],
    ['the sealed part', "personal = '\\x00', personal_subject = subject_id::uuid"],
  ])('with %s it happened is found as well', async (_, change) => {
    const [row = 0] = await idsOf(bookingId)
    await tamper(`update audit_log set ${change} where id = ${row}`)
    expect((await findings())[0]).toMatchObject({ kind: 'changed', row, bookingId })
  })

  it('by removing a row in the middle is found', async () => {
    const [, second = 0, third = 0] = await idsOf(bookingId)
    await tamper(`delete from audit_log where id = ${second}`)
    expect(await findings()).toMatchObject([
      { kind: 'removed', row: third, bookingId, what: 'number 2 of its chain is missing before it' },
      { kind: 'removed', seal: { fromId: 1 } },
    ])
  })

  it('by removing the last row of a booking is found', async () => {
    const ids = await idsOf(otherId)
    await tamper(`delete from audit_log where id = ${ids.at(-1)}`)
    expect((await findings())[0]).toMatchObject({
      kind: 'removed',
      bookingId: otherId,
      what: `number ${ids.length} of its chain is missing`,
    })
  })

  it('by removing every row of a booking is found', async () => {
    await tamper(`delete from audit_log where subject_id = '${otherId}'`)
    expect((await findings())[0]).toMatchObject({ kind: 'removed', bookingId: otherId })
  })

  it('by removing the last row and its trace in the table of ends is found by the seal', async () => {
    const ids = await idsOf(otherId)
    await tamper(
      `delete from audit_log where id = ${ids.at(-1)}`,
      `update audit_chains set length = length - 1,
        head = (select chain_hash from audit_log where id = ${ids.at(-2)}) where booking_id = '${otherId}'`,
    )
    expect(await findings()).toMatchObject([
      { kind: 'removed', what: expect.stringMatching(/^1 of its \d+ rows missing$/) },
    ])
  })

  it('by swapping two rows is found', async () => {
    const [first = 0, second = 0] = await idsOf(bookingId)
    await tamper(`update audit_log set chain_seq = 3 - chain_seq where id in (${first}, ${second})`)
    expect((await findings())[0]).toMatchObject({ kind: 'changed', row: second, bookingId })
  })

  it('by putting a row in between is found, whatever number it takes', async () => {
    await tamper(`insert into audit_log (id, at, action, subject_type, subject_id) overriding system value
      values (-1, now(), 'role.granted', 'user', 'somebody')`)
    expect(await findings()).toMatchObject([{ kind: 'inserted', row: -1 }])
  })

  it('by putting a row into a gap of a sealed batch is found', async () => {
    await tamper(`insert into audit_log (id, at, action, subject_type, subject_id) overriding system value
      values (${gap}, now(), 'role.granted', 'user', 'somebody')`)
    expect(await findings()).toMatchObject([
      {
        kind: 'inserted',
        seal: { fromId: 1 },
        what: expect.stringMatching(/^\d+ rows where it sealed \d+$/),
      },
    ])
  })

  it('by giving a row a second place in a chain is found', async () => {
    const [first = 0] = await idsOf(bookingId)
    await tamper(`insert into audit_log (at, action, subject_type, subject_id, chain_seq, chain_hash)
      select at, action, subject_type, subject_id, chain_seq, chain_hash from audit_log where id = ${first}`)
    expect((await findings())[0]).toMatchObject({ kind: 'inserted', bookingId })
  })

  it('by writing about a booking past its chain is found', async () => {
    await tamper(`insert into audit_log (at, action, subject_type, subject_id)
      values (now(), 'booking.nothing', 'booking', '${bookingId}')`)
    expect(await findings()).toMatchObject([{ kind: 'unchained', row: expect.any(Number) }])
  })

  it('with the table of ends is found', async () => {
    await tamper(`update audit_chains set head = sha256('x') where booking_id = '${bookingId}'`)
    expect(await findings()).toMatchObject([{ kind: 'head', bookingId }])
    await tamper(`delete from audit_chains where booking_id = '${bookingId}'`)
    expect(await findings()).toMatchObject([{ kind: 'head', bookingId, what: 'its end is not recorded' }])
  })

  it('with a sealed row about no booking is found, and its batch named', async () => {
    const [row] = await query<{ id: number }>(
      "select min(id) as id from audit_log where subject_type <> 'booking'",
    )
    await tamper(`update audit_log set data = '{"role": "admin"}' where id = ${row?.id}`)
    expect(await findings()).toMatchObject([{ kind: 'changed', seal: { fromId: 1 } }])
  })

  it('by removing a seal is found', async () => {
    const [first, second] = await query<{ id: number; from_id: number; to_id: number }>(
      'select id, from_id, to_id from audit_seals order by from_id',
    )
    await tamper(`delete from audit_seals where id = ${first?.id}`)
    expect(await findings()).toMatchObject([{ kind: 'seal', row: 1, seal: { id: second?.id } }])
  })

  it('by removing the last seal shows as rows that wait for one', async () => {
    const { unsealed: before } = await verifyAudit(server().deps)
    await tamper('delete from audit_seals where from_id > 1')
    const { unsealed, findings } = await verifyAudit(server().deps)
    expect(findings).toEqual([])
    expect(unsealed.rows).toBeGreaterThan(before.rows)
  })

  it('with a row and the hash of its batch is found by the signature', async () => {
    await tamper(
      `update audit_seals set row_count = row_count - 1, hash = (
        select sha256(previous || string_agg(sha256(convert_to(l.id || E'\\n' || audit_line(
          at, actor_id, action, subject_type, subject_id, data, personal), 'UTF8')), ''::bytea order by l.id))
        from audit_log l where l.id between from_id and to_id and l.id <> 2) where from_id = 1`,
      'delete from audit_log where id = 2',
    )
    expect(await findings()).toMatchObject([
      { kind: 'signature', seal: { fromId: 1 } },
      { kind: 'seal', what: 'it does not follow from the seal before it' },
    ])
  })

  it('with a key of somebody else is found', async () => {
    await tamper("update audit_seals set key_id = 'rt-20200101-ffff' where from_id = 1")
    expect(await findings()).toMatchObject([{ kind: 'signature', seal: { fromId: 1 } }])
  })
})

describe('chains of the log', () => {
  it('have no gap when many write about two bookings at the same time', async () => {
    const { deps } = server()
    const write = (subjectId: string, n: number) =>
      deps.db.transaction().execute((tx) =>
        deps.audit.record(tx, {
          now: deps.clock.now(),
          actorId: null,
          action: 'booking.revealed',
          subjectType: 'booking',
          subjectId,
          data: { n },
        }),
      )
    await Promise.all(Array.from({ length: 24 }, (_, n) => write(n % 2 === 0 ? bookingId : otherId, n)))
    for (const subject of [bookingId, otherId]) {
      const rows = await query<{ seq: number }>(
        'select chain_seq as seq from audit_log where subject_id = $1 order by chain_seq',
        [subject],
      )
      expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
    }
    expect(await findings()).toEqual([])
  })

  it('are what the migration made of older rows: its loop, run again, comes to the same ends', async () => {
    const sql = (await import('node:fs/promises')).readFile(
      new URL('../../../migrations/014_compliance.sql', import.meta.url),
      'utf8',
    )
    const loop = (await sql).match(/do \$\$[\s\S]*?end \$\$;/)?.[0] ?? ''
    expect(loop).toContain("where subject_type = 'booking' order by id")
    const before = await query('select * from audit_chains order by booking_id')
    await tamper('delete from audit_chains', 'update audit_log set chain_seq = null, chain_hash = null', loop)
    expect(await query('select * from audit_chains order by booking_id')).toEqual(before)
    expect(await findings()).toEqual([])
  })

  it('hold only what is about bookings', async () => {
    await expect(
      query(`insert into audit_log (at, action, subject_type, subject_id, chain_seq, chain_hash)
        values (now(), 'role.granted', 'user', 'somebody', 1, sha256('x'))`),
    ).rejects.toThrow('only rows about bookings are chained')
  })
})

describe('seals', () => {
  it.each(["update audit_seals set hash = '\\x00'", 'delete from audit_seals'])(
    'are never rewritten: %s',
    async (statement) => {
      await expect(query(statement)).rejects.toThrow('audit_seals is append-only')
    },
  )
})
