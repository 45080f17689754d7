import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { auditCalls } from '@roomtone/contract/audit/audit.calls'
import { peopleCalls } from '@roomtone/contract/people/people.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useServer } from '../../../testing/server.ts'
import { countAudit } from './audit.store.ts'

const server = useServer()
let admin: Person
let ada: Person

beforeAll(async () => {
  admin = await server().aPerson({ roles: ['admin'], fullName: 'Imani Okafor' })
  ada = await server().aPerson({ email: 'ada@example.com' })
  const body = { suspended: true, reason: 'Broke a lamp' }
  await server().call(peopleCalls.suspend, { params: { id: ada.id }, body }, { token: admin.token })
})

type Query = {
  action?: string
  subject?: string
  actor?: string
  from?: string
  until?: string
  limit?: number
  cursor?: string
}
const list = (query: Query = {}) => server().call(auditCalls.list, { query }, { token: admin.token })

describe('the audit list', () => {
  it('says who did what to whom, with the details', async () => {
    const { items } = await list({ action: 'account.suspended' })
    expect(items).toMatchObject([
      {
        actorId: admin.id,
        actorName: 'Imani Okafor',
        action: 'account.suspended',
        subjectType: 'user',
        subjectId: ada.id,
        details: [{ name: 'reason', value: 'Broke a lamp' }],
      },
    ])
    const created = (await list({ subject: ada.id, action: 'account.created' })).items[0]
    expect(created?.details).toEqual(
      expect.arrayContaining([
        { name: 'userType', value: 'creator' },
        { name: 'email', value: 'ada@example.com' },
      ]),
    )
  })

  it('finds what somebody did, by a part of their name or address', async () => {
    const { items } = await list({ actor: 'imani', action: 'account.suspended' })
    expect(items).toMatchObject([{ actorName: 'Imani Okafor' }])
    const hers = await list({ actor: 'ADA@example', limit: 100 })
    expect(hers.items.length).toBeGreaterThan(0)
    expect(new Set(hers.items.map((item) => item.actorId))).toEqual(new Set([ada.id]))
    expect((await list({ actor: 'A_a@example' })).items).toEqual([])
    expect((await list({ actor: 'nobody of this name' })).total).toBe(0)
  })

  it('finds what happened from one day until another, both included', async () => {
    const day = (shift: number) => new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
    const { total } = await list()
    expect((await list({ from: day(0), until: day(0) })).total).toBe(total)
    expect((await list({ from: day(1) })).total).toBe(0)
    expect((await list({ until: day(-1) })).total).toBe(0)
    expect((await list({ from: '0000-01-01', until: '9999-12-31' })).total).toBe(total)
  })

  it('numbers what is in a chain', async () => {
    const subjectId = randomUUID()
    const { db, audit, clock } = server().deps
    for (const action of ['booking.requested', 'booking.accept'] as const)
      await db
        .transaction()
        .execute((tx) =>
          audit.record(tx, { now: clock.now(), actorId: null, action, subjectType: 'booking', subjectId }),
        )
    const { items } = await list({ subject: subjectId })
    expect(items.map(({ chainNumber }) => chainNumber)).toEqual([2, 1])
    expect((await list({ action: 'account.suspended' })).items[0]?.chainNumber).toBeNull()
  })

  it('counts no further than an export goes', async () => {
    const { db } = server().deps
    const everything = {
      action: undefined,
      subject: undefined,
      actor: undefined,
      since: undefined,
      before: undefined,
    }
    expect(await countAudit(db, everything, 3)).toBe(3)
  })

  it('turns pages, newest first', async () => {
    const whole = (await list({ limit: 100 })).items.map((item) => Number(item.id))
    expect(whole).toEqual(whole.toSorted((a, b) => b - a))
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map((item) => Number(item.id))).toEqual(whole.slice(0, 4))
    expect(first.total).toBe(whole.length)
    // Counting takes as long as the log is; a reader who turns a page has the figure already.
    expect(second.total).toBeNull()
  })

  it('loses the personal part for good when the person’s key is erased, and keeps the fact', async () => {
    const { db, keys } = server().deps
    await db.transaction().execute((tx) => keys.erase(tx, ada.id))
    const { items } = await list({ action: 'account.suspended' })
    expect(items).toMatchObject([{ subjectId: ada.id, details: [{ name: 'personal', value: 'erased' }] }])
    expect(JSON.stringify(await list({ subject: ada.id, limit: 100 }))).not.toMatch(/lamp|ada@example/)
  })

  it('stays closed when a new key is made for the same person, and what is new opens', async () => {
    const body = { suspended: false, reason: 'Paid for it' }
    await server().call(peopleCalls.suspend, { params: { id: ada.id }, body }, { token: admin.token })
    const { items } = await list({ subject: ada.id, limit: 100 })
    const details = (action: string) => items.find((item) => item.action === action)?.details
    expect(details('account.reinstated')).toEqual([{ name: 'reason', value: 'Paid for it' }])
    expect(details('account.suspended')).toEqual([{ name: 'personal', value: 'erased' }])
  })
})

describe('the audit log', () => {
  it.each(["update audit_log set action = 'nothing'", 'delete from audit_log', 'truncate audit_log'])(
    'refuses to be rewritten: %s',
    async (statement) => {
      await expect(server().owner.query(statement)).rejects.toThrow('audit_log is append-only')
      await expect(server().database.pool.query(statement)).rejects.toThrow('permission denied')
    },
  )

  it('keeps what members do with their own accounts', async () => {
    await server().call(accountCalls.signOut, {}, { token: admin.token })
    const rows = await server()
      .deps.db.selectFrom('audit_log')
      .select('action')
      .orderBy('id', 'desc')
      .execute()
    expect(rows[0]?.action).toBe('session.ended')
  })
})
