import { randomUUID } from 'node:crypto'
import { accountCalls } from '@roomtone/contract/account/account.calls'
import { notificationCalls } from '@roomtone/contract/notification/notification.calls'
import type { NoticeKind } from '@roomtone/domain/notification/notices'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking } from '../../../testing/booking.ts'
import { refusedWith } from '../../../testing/booking-life.ts'
import { useNotifying } from '../../../testing/notifying.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { insertNotification } from './notification.store.ts'
import { sweepNotifications } from './sweep-notifications.ts'

const DAY = 86_400_000
const server = useServer()
const { as, page, told, kinds, unread, read, toldLive } = useNotifying(server)

let stranger: Person

beforeAll(async () => {
  stranger = await aVerifiedPerson(server())
})

async function tell(
  person: Person,
  kind: NoticeKind = 'password-changed',
  about: Record<string, string> = {},
) {
  const now = server().clock.now()
  await insertNotification(server().deps.db, { userId: person.id, kind, about, key: randomUUID(), now })
}

async function someone(lines = 0): Promise<Person> {
  const person = await aVerifiedPerson(server())
  await server().drain()
  for (let line = 0; line < lines; line++) await tell(person)
  return person
}

async function aToldBooking(): Promise<TestBooking> {
  const booking = await aBooking(server(), { state: 'confirmed' })
  await server().drain()
  return booking
}

describe('the list', () => {
  it('comes in pages, newest first, none twice and none left out', async () => {
    const person = await someone(7)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor, total } = await page(person, { limit: 3, ...(cursor ? { cursor } : {}) })
      expect(total).toBe(7)
      seen.push(...items.map(({ id }) => id))
      cursor = nextCursor ?? undefined
    } while (cursor)
    const { rows } = await server().database.pool.query<{ id: string }>(
      'select id from notifications where user_id = $1 order by seq desc',
      [person.id],
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  it('stays whole while new lines come in between two pages', async () => {
    const person = await someone(4)
    const first = await page(person, { limit: 2 })
    await tell(person)
    const second = await page(person, { limit: 2, cursor: first.nextCursor ?? '' })
    expect(second.nextCursor).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4)
  })

  it('refuses a page link that is not ours', async () => {
    await refusedWith(page(stranger, { cursor: 'nonsense' }), 'validation_failed')
  })

  it('shows the unread alone to who asks for them', async () => {
    const person = await someone(3)
    const [oldest] = await told(person)
    await read(person, { ids: [oldest?.id ?? ''] })
    const left = await page(person, { filter: 'unread' })
    expect(left.total).toBe(2)
    expect(left.items.map(({ isRead }) => isRead)).toEqual([false, false])
    const all = await page(person)
    expect(all.total).toBe(3)
    expect(all.items.map(({ isRead }) => isRead)).toEqual([false, false, true])
  })

  it('is everybody’s own', async () => {
    const booking = await aToldBooking()
    expect(await kinds(stranger)).toEqual([])
    const guests = (await told(booking.guest)).map(({ id }) => id)
    const hosts = (await told(booking.host)).map(({ id }) => id)
    expect(guests.filter((id) => hosts.includes(id))).toEqual([])
  })

  it('tells nothing of what a line names and its reader has no part in', async () => {
    const booking = await aToldBooking()
    const person = await someone()
    await tell(person, 'booking-accept', { bookingId: booking.id, to: 'guest' })
    const [line] = await told(person)
    expect(line).toMatchObject({
      kind: 'booking-accept',
      link: '/trips',
      side: null,
      title: null,
      other: null,
      production: null,
      startsAt: null,
    })
  })

  it('shows lines whose subject is gone, without facts', async () => {
    const person = await someone()
    await tell(person, 'booking-accept')
    await tell(person, 'payout-sent', { payoutId: NOBODY })
    await tell(person, 'listing-approved', { applicationId: NOBODY })
    expect((await told(person)).map(({ kind, link, title, amount }) => [kind, link, title, amount])).toEqual([
      ['booking-accept', '/trips', null, null],
      ['payout-sent', '/settings/payments?tab=payouts', null, null],
      ['listing-approved', '/hosting?tab=listings', null, null],
    ])
  })

  it('leaves out kinds that this version has no words for, in the count too', async () => {
    const person = await someone(1)
    await tell(person, 'booking-teleported' as NoticeKind)
    expect(await page(person)).toMatchObject({ total: 1 })
    expect(await kinds(person)).toEqual(['password-changed'])
    expect(await unread(person)).toBe(1)
  })

  it('leads to the page where something can be done', async () => {
    const person = await someone()
    const pages: [NoticeKind, string][] = [
      ['verification-verified', '/verify-identity'],
      ['moderation-warning', '/community-commitment'],
      ['new-device', '/settings/login-security'],
      ['password-changed', '/settings/login-security'],
    ]
    for (const [kind] of pages) await tell(person, kind)
    expect((await told(person)).map(({ kind, link }) => [kind, link])).toEqual(pages)
  })

  it('takes to their payouts only who hosts: the console is closed to everybody else', async () => {
    const creator = await someone()
    const host = await server().aPerson({ roles: ['creator', 'host'] })
    for (const person of [creator, host])
      for (const kind of ['payout-sent', 'payout-problem'] as const)
        await tell(person, kind, { payoutId: NOBODY })
    const links = async (person: Person) => (await told(person)).map(({ link }) => link)
    expect(await links(creator)).toEqual(Array(2).fill('/settings/payments?tab=payouts'))
    expect(await links(host)).toEqual(Array(2).fill('/hosting?tab=payments'))
  })

  it('forgets what is older than half a year', async () => {
    const person = await someone(2)
    server().clock.advance(179 * DAY)
    await tell(person)
    await sweepNotifications(server().deps)
    expect((await page(person)).total).toBe(3)
    server().clock.advance(2 * DAY)
    await sweepNotifications(server().deps)
    expect((await page(person)).total).toBe(1)
  })

  it('is for members', async () => {
    await refusedWith(server().call(notificationCalls.list, { query: {} }), 'unauthenticated')
  })
})

describe('reading', () => {
  it('counts down to none, and tells the other pages of this person', async () => {
    const person = await someone(3)
    expect(await unread(person)).toBe(3)
    const before = await toldLive(person)
    const [first] = await told(person)
    expect(await read(person, { ids: [first?.id ?? ''] })).toEqual({ unread: 2 })
    expect(await toldLive(person)).toBe(before + 1)
    expect(await read(person, { all: true })).toEqual({ unread: 0 })
    expect(await toldLive(person)).toBe(before + 2)
    expect(await unread(person)).toBe(0)
  })

  it('again changes nothing and tells nobody', async () => {
    const person = await someone(1)
    const [line] = await told(person)
    await read(person, { all: true })
    const before = await toldLive(person)
    const when = await readAt(line?.id ?? '')
    server().clock.advance(60_000)
    expect(await read(person, { ids: [line?.id ?? ''] })).toEqual({ unread: 0 })
    expect(await read(person, { all: true })).toEqual({ unread: 0 })
    expect(await readAt(line?.id ?? '')).toEqual(when)
    expect(await toldLive(person)).toBe(before)
  })

  it('by booking takes what is about that booking, and the other side’s lines stay', async () => {
    const booking = await aToldBooking()
    const other = await aBooking(server(), { guest: booking.guest, state: 'confirmed' })
    await server().drain()
    const [ours, hosts] = [await unread(booking.guest), await unread(booking.host)]
    await read(booking.guest, { bookingId: booking.id })
    const left = await page(booking.guest, { filter: 'unread' })
    expect(left.items.map(({ link }) => link)).toEqual([
      `/release/${other.id}`,
      `/trips/${other.id}`,
      `/trips/${other.id}`,
    ])
    expect(ours).toBe(2 * left.items.length)
    expect(await unread(booking.host)).toBe(hosts)
  })

  it('of a stranger touches nothing', async () => {
    const booking = await aToldBooking()
    const lines = await told(booking.guest)
    const before = await unread(booking.guest)
    expect(await read(stranger, { ids: lines.map(({ id }) => id) })).toEqual({ unread: 0 })
    expect(await read(stranger, { bookingId: booking.id })).toEqual({ unread: 0 })
    expect(await read(stranger, { all: true })).toEqual({ unread: 0 })
    expect(await unread(booking.guest)).toBe(before)
    expect(before).toBeGreaterThan(0)
    expect(await toldLive(stranger)).toBe(0)
  })

  it.each([{}, { ids: [] }, { ids: ['nonsense'] }, { bookingId: 'x' }, { all: false }])(
    'asks for something it understands: %j',
    async (body) => {
      const { token } = await as(stranger)
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/notifications/read',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'validation_failed'])
    },
  )
})

async function readAt(id: string): Promise<Date | null> {
  const { read_at } = await server()
    .deps.db.selectFrom('notifications')
    .select('read_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return read_at
}

describe('what guards the account', () => {
  it('is told in the list too: a sign-in from a new device', async () => {
    const { email, password, ...person } = await someone()
    const body = { email, password, deviceId: 'a phone' }
    await server().call(accountCalls.signIn, { body })
    await server().drain()
    expect(await kinds(person)).toEqual(['new-device'])
    expect((await server().mailsTo(email)).map(({ kind }) => kind)).toContain('new-device')
  })
})
