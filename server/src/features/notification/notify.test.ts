import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { isNoticeKind, NOTICE_KINDS } from '@roomtone/domain/notification/notices'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, runDueJobs, tokenOf } from '../../../testing/booking.ts'
import { useLife } from '../../../testing/booking-life.ts'
import { useNotifying } from '../../../testing/notifying.ts'
import { giveAccount, letPayoutsFallDue } from '../../../testing/payouts.ts'
import { NOBODY } from '../../../testing/sample-inputs.ts'
import { type Person, useServer } from '../../../testing/server.ts'
import { lockBooking } from '../booking/booking.store.ts'
import { takeStep } from '../booking/steps/take-step.ts'
import { notify } from './notify.ts'

const DAY = 86_400_000
const server = useServer()
const life = useLife(server)
const { told, kinds, toldLive, change } = useNotifying(server)

let guest: Person
let host: Person

beforeAll(async () => {
  guest = await aVerifiedPerson(server(), { email: 'gwen@example.com', fullName: 'Gwen Lastname' })
  host = await aVerifiedPerson(server(), {
    email: 'hettie@example.com',
    fullName: 'Hettie Othername',
    roles: ['creator', 'host'],
  })
})

const mailsOf = async ({ email }: Person) =>
  (await server().mailsTo(email)).map(({ kind }) => kind).filter(isNoticeKind)
const someone = () => aVerifiedPerson(server())

describe('the whole life of a booking', () => {
  it('is told to the right side, line by line, from the request to the money', async () => {
    await giveAccount(server(), host.id)
    const booking = await aBooking(server(), { guest, host, startsInHours: 24 * 12 })
    await server().drain()
    expect(await kinds(guest)).toEqual(['booking-authorised'])
    expect(await kinds(host)).toEqual(['booking-authorised'])
    await life.accept(booking)
    await server().drain()
    for (const before of [7 * DAY, DAY, -DAY]) {
      await life.goTo(booking.startsAt, before)
      await runDueJobs(server())
    }
    await letPayoutsFallDue(server())
    const both = [
      'booking-authorised',
      'booking-accept',
      'release-issued',
      'booking-reminder',
      'booking-complete',
    ]
    expect(await kinds(guest)).toEqual(both)
    expect(await kinds(host)).toEqual([...both, 'payout-sent'])
    expect(await mailsOf(guest)).toEqual([
      'booking-authorised',
      'booking-accept',
      'release-issued',
      'trip-planning',
      'booking-reminder',
      'booking-complete',
    ])
    expect(await mailsOf(host)).toEqual([...both, 'payout-sent'])
  })

  it('says what it is about in facts, to each side its own', async () => {
    const [first] = await told(guest)
    const { id: bookingId } = await server()
      .deps.db.selectFrom('bookings')
      .select('id')
      .where('guest_id', '=', guest.id)
      .executeTakeFirstOrThrow()
    expect(first).toMatchObject({
      kind: 'booking-authorised',
      isRead: false,
      side: 'guest',
      title: 'A quiet loft',
      other: 'Hettie',
      production: 'Quiet Hours',
      link: `/trips/${bookingId}`,
      amount: null,
    })
    expect(first?.startsAt).toMatch(/^\d{4}-.*Z$/)
    expect(first?.timeZone).toMatch(/^Etc\//)
    const hosts = await told(host)
    expect(hosts[0]).toMatchObject({
      side: 'host',
      other: 'Gwen',
      link: `/hosting?tab=today&booking=${bookingId}`,
    })
    const { paid_cents } = await server()
      .deps.db.selectFrom('payouts')
      .select('paid_cents')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
    expect(paid_cents).toBeGreaterThan(0)
    expect(hosts.at(-1)).toMatchObject({
      kind: 'payout-sent',
      link: '/hosting?tab=payments',
      title: 'A quiet loft',
      production: 'Quiet Hours',
      side: 'host',
      amount: paid_cents,
    })
  })

  it.each([
    ['declined', ['booking-decline'], []],
    ['withdrawn', [], ['booking-withdraw']],
    ['cancelled', ['booking-accept', 'booking-cancel'], ['booking-accept', 'booking-cancel']],
  ] as const)('ends %s: told to whom it concerns', async (state, toGuest, toHost) => {
    const booking = await aBooking(server(), { state })
    await server().drain()
    expect(await kinds(booking.guest)).toEqual(['booking-authorised', ...toGuest])
    expect(await kinds(booking.host)).toEqual(['booking-authorised', ...toHost])
  })

  it('tells a host nothing of a request whose card was never good', async () => {
    const booking = await aBooking(server(), { state: 'awaiting_payment' })
    await life.letPass(DAY)
    expect(await kinds(booking.host)).toEqual([])
    expect(await kinds(booking.guest)).toEqual(['booking-payment-timed-out'])
  })

  it('tells a host without an account that money waits', async () => {
    const booking = await aBooking(server(), { state: 'completed' })
    await letPayoutsFallDue(server())
    expect((await told(booking.host)).at(-1)).toMatchObject({
      kind: 'payout-problem',
      title: 'A quiet loft',
      amount: null,
    })
  })
})

describe('a notice', () => {
  const about = (bookingId: string) => ({ bookingId, to: 'guest' })

  it('is written, told and mailed once, however often its job runs', async () => {
    const { id, guest: person } = await aBooking(server(), { state: 'confirmed' })
    await server().drain()
    const before = [await kinds(person), await mailsOf(person), await toldLive(person)] as const
    const notice = { userId: person.id, kind: 'booking-accept', about: about(id) } as const
    for (let times = 0; times < 3; times++) {
      await notify(server().deps, notice, { key: 'job:once-more' })
      await server().drain()
    }
    expect(await kinds(person)).toEqual([...before[0], 'booking-accept'])
    expect(await mailsOf(person)).toEqual([...before[1], 'booking-accept'])
    expect(await toldLive(person)).toBe(before[2] + 1)
  })

  it('is written once when two workers run its job at the same time', async () => {
    const { id, guest: person } = await aBooking(server(), { state: 'confirmed' })
    await server().drain()
    const before = (await kinds(person)).length
    const notice = { userId: person.id, kind: 'booking-accept', about: about(id) } as const
    await Promise.all([1, 2, 3].map(() => notify(server().deps, notice, { key: 'job:together' })))
    await server().drain()
    expect(await kinds(person)).toHaveLength(before + 1)
    expect((await mailsOf(person)).filter((kind) => kind === 'booking-accept')).toHaveLength(2)
  })

  it('that its person turned off is in the list and not in the mailbox', async () => {
    const { id, guest: person, startsAt } = await aBooking(server(), { state: 'confirmed' })
    await server().drain()
    await change(person, { topic: 'reminders', isOn: false })
    await change(person, { topic: 'trip_planning', isOn: false })
    await life.goTo(startsAt, 7 * DAY)
    await runDueJobs(server())
    await life.goTo(startsAt, DAY)
    await runDueJobs(server())
    expect(await kinds(person)).toContain('booking-reminder')
    const mails = await mailsOf(person)
    expect(mails).not.toContain('booking-reminder')
    expect(mails).not.toContain('trip-planning')
    const { host_id } = await server()
      .deps.db.selectFrom('bookings')
      .select('host_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await kinds({ id: host_id } as Person)).toContain('booking-reminder')
  })

  it.each([
    ['suspended', 'update users set suspended_at = now() where id = $1'],
    ['closed', 'update users set closed_at = now(), closing_until = now() where id = $1'],
    [
      'deactivated',
      "update profiles set verification_status = 'deactivated', is_verified = false where id = $1",
    ],
  ])('of what can be turned off is not mailed to somebody who is %s', async (_, leave) => {
    const { id, guest: person, startsAt } = await aBooking(server(), { state: 'confirmed' })
    await server().drain()
    await server().database.pool.query(leave, [person.id])
    const binding = { userId: person.id, kind: 'booking-accept', about: about(id) } as const
    await notify(server().deps, binding, { key: `job:${id}` })
    await life.goTo(startsAt, DAY)
    await runDueJobs(server())
    await life.goTo(startsAt, -DAY)
    await runDueJobs(server())
    const mails = await mailsOf(person)
    for (const kind of ['booking-reminder', 'booking-complete']) expect(mails).not.toContain(kind)
    expect(mails.filter((kind) => kind === 'booking-accept')).toHaveLength(2)
  })

  it('that binds somebody is mailed to those who turned everything off', async () => {
    const person = await someone()
    for (const topic of ['messages', 'reminders', 'after_shoot', 'trip_planning'] as const)
      await change(person, { topic, isOn: false })
    await change(person, { noMarketing: true })
    const booking = await aBooking(server(), { guest: person })
    await server().drain()
    await life.accept(booking)
    await server().drain()
    expect(await mailsOf(person)).toEqual(['booking-authorised', 'booking-accept', 'release-issued'])
  })

  it('carries an address to turn it off where that is allowed, and none where it is not', async () => {
    const person = await someone()
    const booking = await aBooking(server(), { guest: person, state: 'confirmed', startsInHours: 24 * 10 })
    await server().drain()
    await life.goTo(booking.startsAt, DAY)
    await runDueJobs(server())
    const mails = await server()
      .deps.db.selectFrom('embedded_mails')
      .select(['kind', 'unsubscribe_url as url', 'text', 'html'])
      .where('recipient', '=', person.email)
      .execute()
    const reminder = mails.find(({ kind }) => kind === 'booking-reminder')
    expect(reminder?.url).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=/)
    expect(reminder?.text).toContain(reminder?.url)
    expect(reminder?.html).toContain(reminder?.url)
    const accepted = mails.find(({ kind }) => kind === 'booking-accept')
    expect(accepted?.url).toBeNull()
    expect(accepted?.text).not.toContain('/unsubscribe')
  })

  it('is not told when its cause is undone', async () => {
    const booking = await aBooking(server())
    await server().drain()
    const before = await kinds(booking.guest)
    const { deps } = server()
    const undone = deps.db.transaction().execute(async (tx) => {
      const row = await lockBooking(tx, booking.id)
      if (!row) throw new Error('The booking is gone')
      const now = deps.clock.now()
      await takeStep(deps, tx, {
        booking: row,
        event: 'withdraw',
        party: 'guest',
        actorId: row.guest_id,
        now,
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await life.waiting('notify')).toEqual([])
    await server().drain()
    expect(await kinds(booking.guest)).toEqual(before)
    expect(await life.stateOf(booking.id)).toBe('pending')
  })

  it('reaches the open pages of its person, and of nobody else', async () => {
    const [one, other] = [await someone(), await someone()]
    const [before, others] = [await toldLive(one), await toldLive(other)]
    await aBooking(server(), { guest: one })
    await server().drain()
    expect(await toldLive(one)).toBe(before + 1)
    expect(await toldLive(other)).toBe(others)
  })

  it('has a mail of its own name, each of them', async () => {
    const ids = [
      'cohostId',
      'bookingId',
      'payoutId',
      'applicationId',
      'verificationId',
      'caseId',
      'sessionId',
      'userId',
      'reviewId',
      'referralId',
      'claimId',
      'exportId',
      'refundId',
    ]
    const about = Object.fromEntries(ids.map((name) => [name, NOBODY]))
    for (const mail of NOTICE_KINDS)
      await server().deps.jobs.add(server().deps.db, 'send-mail', { mail, about })
    await server().drain()
    expect(await life.waiting('send-mail')).toEqual([])
  })
})

describe('getting ready', () => {
  const planned = async ({ email }: Person) =>
    (await server().mailsTo(email)).filter(({ kind }) => kind === 'trip-planning')

  it('is mailed to the guest a week before, not earlier, not to the host, and is no line of the list', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 10 })
    await server().drain()
    await life.goTo(booking.startsAt, 7 * DAY + 60_000)
    await runDueJobs(server())
    expect(await planned(booking.guest)).toEqual([])
    await life.letPass(60_000)
    const [mail, ...more] = await planned(booking.guest)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Get ready: A quiet loft, /)
    expect(mail?.text).toContain(`http://localhost:3000/trips/${booking.id}`)
    expect(mail?.text).toContain('/unsubscribe?token=')
    expect(mail?.text).toContain('crew of 4')
    expect(await planned(booking.host)).toEqual([])
    expect(await kinds(booking.guest)).not.toContain('trip-planning')
  })

  it('is not mailed after a cancellation', async () => {
    const booking = await aBooking(server(), { state: 'cancelled', startsInHours: 24 * 10 })
    await life.goTo(booking.startsAt, 6 * DAY)
    await runDueJobs(server())
    expect(await planned(booking.guest)).toEqual([])
  })

  it('is not mailed for what was booked with less than eight days to go', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 7.5 })
    const waiting = await life.waiting('plan-trip')
    expect(waiting.filter(({ payload }) => payload['bookingId'] === booking.id)).toEqual([])
  })

  it('is not mailed by a worker that comes a week late', async () => {
    const booking = await aBooking(server(), { state: 'confirmed', startsInHours: 24 * 10 })
    await life.goTo(booking.startsAt, DAY / 2)
    await runDueJobs(server())
    expect(await planned(booking.guest)).toEqual([])
  })
})

describe('the page that a line leads to', () => {
  it('opens for who was told', async () => {
    const booking = await aBooking(server())
    await server().drain()
    const [line] = await told(booking.guest)
    const id = line?.link.split('/').at(-1) ?? ''
    const token = await tokenOf(server(), booking.guest)
    expect((await server().call(bookingCalls.show, { params: { id } }, { token })).id).toBe(booking.id)
  })
})
