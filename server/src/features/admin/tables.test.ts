import { adminCalls } from '@roomtone/contract/admin/admin.calls'
import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import type { TimeSort } from '@roomtone/domain/queue/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { aCase } from '../../../testing/moderating.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
let admin: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'] })
  const { db } = server().deps
  for (let nth = 0; nth < 5; nth += 1) {
    server().clock.advance(1000)
    const now = server().clock.now()
    const { id } = await server().aPerson()
    await aCase(server(), { subjectId: id })
    await db
      .insertInto('waitlist')
      .values({ email: `w${nth}@example.com`, full_name: `Waits ${nth}`, user_type: 'host', created_at: now })
      .execute()
    await db
      .insertInto('mailings')
      .values({
        topic: 'news',
        audience: 'hosts',
        subject: `Letter ${nth}`,
        body: 'Quiet.',
        state: 'draft',
        created_at: now,
        updated_at: now,
        created_by: admin.id,
      })
      .execute()
    await db
      .insertInto('legal_holds')
      .values({
        subject_type: 'user',
        subject_id: id,
        reason: 'A claim',
        placed_by: admin.id,
        placed_at: now,
      })
      .execute()
    await db
      .insertInto('erasures')
      .values({ rule: 'closed_accounts', subject_type: 'user', subject_id: id, what: '{}', erased_at: now })
      .execute()
  }
  await aBooking(server(), { state: 'pending' })
  await aBooking(server(), { state: 'pending' })
})

const LISTS = [
  '/api/admin/waitlist',
  '/api/admin/access-list',
  '/api/admin/moderation',
  '/api/admin/mailings',
  '/api/admin/holds',
  '/api/admin/erasures',
  '/api/admin/audit',
  '/api/admin/bookings',
]

type Row = { id?: string; email?: string }

async function walk(path: string, sort: TimeSort): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`
    const answer = await server().app.inject({
      url: `${path}?limit=2&sort=${sort}${next}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    const page = answer.json<{ items: Row[]; nextCursor: string | null; total: number | null }>()
    seen.push(...page.items.map((row) => row.id ?? row.email ?? ''))
    cursor = page.nextCursor
    // A list without an end is counted for its first page alone.
    if (page.total !== null) expect(page.total).toBeGreaterThanOrEqual(seen.length)
  } while (cursor !== null)
  return seen
}

describe('a table of the admins', () => {
  it.each(LISTS)('%s reads the same from either end, page by page', async (path) => {
    const newest = await walk(path, 'newest')
    const oldest = await walk(path, 'oldest')
    expect(newest.length).toBeGreaterThan(1)
    expect(new Set(newest).size).toBe(newest.length)
    expect(oldest).toEqual(newest.toReversed())
  })
})

describe('an export', () => {
  it('is in the log before it leaves, and what was looked for is sealed', async () => {
    const body = { table: 'users' as const, filters: { q: 'ada@example.com', role: 'host' }, rows: 12 }
    await server().call(adminCalls.export, { body }, { token: admin.token })
    const { items } = await server().call(
      auditCalls.list,
      { query: { action: 'table.exported' } },
      { token: admin.token },
    )
    expect(items[0]).toMatchObject({ actorId: admin.id, subjectType: 'table', subjectId: 'users' })
    expect(items[0]?.details).toEqual(
      expect.arrayContaining([
        { name: 'rows', value: '12' },
        { name: 'q', value: 'ada@example.com' },
      ]),
    )
    const raw = await server()
      .deps.db.selectFrom('audit_log')
      .select('data')
      .where('action', '=', 'table.exported')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(raw.data)).not.toContain('ada@')
  })

  it('is for admins, and never of more than can be', async () => {
    const member = await server().aPerson()
    const body = { table: 'users' as const, filters: {}, rows: 1 }
    await expect(server().call(adminCalls.export, { body }, { token: member.token })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(
      server().call(adminCalls.export, { body: { ...body, rows: 50_001 } }, { token: admin.token }),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  })
})
