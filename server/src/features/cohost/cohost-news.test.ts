import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { cohostCalls } from '@roomtone/contract/cohost/cohost.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aBooking,
  aRequest,
  aVerifiedPerson,
  hoursFrom,
  runDueJobs,
  type TestBooking,
  tokenOf,
} from '../../../testing/booking.ts'
import { useLife } from '../../../testing/booking-life.ts'
import { aCohost } from '../../../testing/cohosts.ts'
import { insertListing } from '../../../testing/listings.ts'
import { useNotifying } from '../../../testing/notifying.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const DAY = 86_400_000
const server = useServer()
const life = useLife(server)
const { kinds } = useNotifying(server)

let host: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
})

const mailed = async ({ email }: Person) =>
  (await server().mailsTo(email)).map(({ kind }) => kind).filter((kind) => kind.startsWith('cohost-'))

async function shared(over: Parameters<typeof insertListing>[2] = {}) {
  const allDay = { opens_at: 0, closes_at: 1440, minimum_hours: 1, time_zone: 'Etc/UTC' }
  const listing = await insertListing(server(), host.id, { ...allDay, ...over })
  const rights = { host, listings: [listing.id] }
  return {
    listing,
    helper: await aCohost(server(), { ...rights, rights: ['bookings'] }),
    other: await aCohost(server(), { ...rights, rights: ['calendar'] }),
  }
}

/** Somebody else asks for an hour of the time that is taken. */
async function inLine(first: TestBooking) {
  const now = server().clock.now()
  const startsIn = (first.startsAt.getTime() - now.getTime()) / 3_600_000 - 0.25
  const choice = hoursFrom(now, startsIn, 4, { zone: first.view.timeZone })
  const body = await aRequest(server(), first.listing.id, choice, { secondHold: true, card: undefined })
  const token = await tokenOf(server(), await aVerifiedPerson(server()))
  return server().call(bookingCalls.request, { body }, { token })
}

describe('who helps with bookings', () => {
  it('hears of an instant booking, of the day before it, and that it is cancelled', async () => {
    const { listing, helper, other } = await shared({ booking_approval: 'instant' })
    const booking = await aBooking(server(), { host, listing, state: 'confirmed', startsInHours: 24 * 10 })
    await server().drain()
    await life.goTo(booking.startsAt, DAY)
    await runDueJobs(server())
    await life.cancel(booking, booking.guest)
    await server().drain()
    const all = ['cohost-booked', 'cohost-reminder', 'cohost-cancelled']
    expect((await mailed(helper)).slice(-3)).toEqual(all)
    expect((await kinds(helper)).slice(-3)).toEqual(all)
    const reminder = (await server().mailsTo(helper.email)).find(({ kind }) => kind === 'cohost-reminder')
    expect(reminder?.text).toContain('/unsubscribe?token=')
    for (const kind of all) {
      expect(await mailed(other)).not.toContain(kind)
      expect(await kinds(other)).not.toContain(kind)
    }
  })

  it('hears of a second hold, sees it, and may release it; who keeps only the calendar learns no names', async () => {
    const { listing, helper, other } = await shared()
    const first = await aBooking(server(), { host, listing })
    const waiting = await inLine(first)
    await server().drain()
    expect((await mailed(helper)).at(-1)).toBe('cohost-second-hold')
    expect((await kinds(helper)).at(-1)).toBe('cohost-second-hold')
    expect(await mailed(other)).not.toContain('cohost-second-hold')
    expect(await kinds(other)).not.toContain('cohost-second-hold')
    const token = await tokenOf(server(), helper)
    const list = () =>
      server().call(bookingCalls.hostBookings, { query: { show: 'second_holds' } }, { token })
    const { items } = await list()
    expect(items).toMatchObject([{ id: waiting.id, isShared: true, actions: ['leave_line'] }])
    await server().call(bookingCalls.releaseSecondHold, { params: { id: waiting.id } }, { token })
    expect((await list()).total).toBe(0)
  })

  it('hears that a request they were told of is withdrawn', async () => {
    const { listing, helper } = await shared()
    const booking = await aBooking(server(), { host, listing })
    await server().drain()
    await life.withdraw(booking)
    await server().drain()
    expect((await mailed(helper)).slice(-2)).toEqual(['cohost-request', 'cohost-withdrawn'])
  })

  it('is mailed nothing when the right has gone before the mail leaves', async () => {
    const { listing, helper } = await shared()
    const booking = await aBooking(server(), { host, listing, state: 'confirmed', startsInHours: 24 * 10 })
    await server().drain()
    await life.cancel(booking, booking.guest)
    const token = await tokenOf(server(), host)
    await server().call(cohostCalls.end, { params: { id: helper.cohostId } }, { token })
    await server().drain()
    expect(await mailed(helper)).not.toContain('cohost-cancelled')
  })
})
