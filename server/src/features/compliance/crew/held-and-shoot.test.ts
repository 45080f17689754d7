import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { hostingCalls } from '@roomtone/contract/hosting/hosting.calls'
import { NO_MENU } from '@roomtone/domain/pricing/menu'
import { addDays } from '@roomtone/domain/time/local-date'
import { toInstant, toLocal } from '@roomtone/domain/time/zone'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedPerson, runDueJobs, type TestBooking } from '../../../../testing/booking.ts'
import { aShoot, idsOf, MARA, useCrew } from '../../../../testing/crew.ts'
import { insertListing } from '../../../../testing/listings.ts'
import { readPdf } from '../../../../testing/read-pdf.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()
const { as, show, save, send, open, tokenIn, goTo } = useCrew(server)
const ZONE = 'America/Los_Angeles'
const HOUR = 3_600_000
let shoot: TestBooking
let callAt: Date

/** Held from 10 AM to 5 PM: two hours of prep, four of shoot from noon, one of strike. */
beforeAll(async () => {
  const host = await aVerifiedPerson(server(), { roles: ['creator', 'host'] })
  const guest = await aVerifiedPerson(server(), { email: 'gwen@example.com' })
  const listing = await insertListing(server(), host.id, {
    menu: JSON.stringify({ ...NO_MENU, prepPercent: 0 }),
  })
  const date = addDays(toLocal(server().clock.now(), ZONE).date, 10)
  callAt = toInstant({ date, minutes: 720 }, ZONE)
  const choice = { by: 'hour', date, start: 720, hours: 4, prep: 2, strike: 1 } as const
  shoot = await aShoot(server(), { host, guest, listing, request: { choice } })
})

const iso = (hoursFromCall: number) => new Date(callAt.getTime() + hoursFromCall * HOUR).toISOString()
const whole = () => ({ startsAt: iso(-2), endsAt: iso(5), callAt: iso(0), wrapAt: iso(4) })

describe('a booking with prep and strike', () => {
  it('is held from prep to strike, and its shoot begins at the call', async () => {
    expect(shoot.view).toMatchObject(whole())
    const { date } = toLocal(callAt, ZONE)
    const { held } = await server().call(
      hostingCalls.calendar,
      { params: { id: shoot.listing.id }, query: { from: date, to: date } },
      await as(shoot.host),
    )
    expect(held).toMatchObject([whole()])
  })

  it('tells the crew when the shoot is, by mail and on their call sheet', async () => {
    const { guest, id } = shoot
    await save(shoot, [MARA])
    await send(shoot, idsOf(await show({ id }, guest)))
    await runDueJobs(server())
    const [mail] = await server().mailsTo(MARA.email ?? '')
    expect(mail?.text).toMatch(/10:00 AM – 5:00 PM/)
    expect(mail?.text).toMatch(/Shoot: .*12:00 – 4:00 PM/)
    const sheet = await open(tokenIn(mail?.text ?? ''))
    expect(sheet).toMatchObject({
      callAt: null,
      startsAt: iso(-2),
      endsAt: iso(5),
      shoot: { startsAt: iso(0), endsAt: iso(4) },
    })
  })

  it('says both to its sides, in mails, on the receipt and in a calendar of their own', async () => {
    const { id, guest } = shoot
    const mails = await server().mailsTo('gwen@example.com')
    const confirmed = mails.find(({ kind }) => kind.startsWith('booking-'))
    expect(confirmed?.text).toMatch(/When: .*10:00 AM – 5:00 PM/)
    expect(confirmed?.text).toMatch(/Shoot: .*12:00 – 4:00 PM/)
    const { text } = await readPdf(
      await server().call(bookingCalls.receipt, { params: { id } }, await as(guest)),
    )
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /From .*10:00 AM.* Until .*5:00 PM.* Call .*12:00 PM.* Wrap .*4:00 PM/,
    )
    const { base64 } = await server().call(bookingCalls.calendarEntry, { params: { id } }, await as(guest))
    const entry = Buffer.from(base64, 'base64').toString().replace(/\r\n /g, '')
    expect(entry).toContain(`DTSTART:${iso(-2).replace(/[-:]|\.000/g, '')}`)
    expect(entry).toMatch(/DESCRIPTION:Shoot: .*12:00 – 4:00 PM/)
  })

  it('is on the host’s day with all of it', async () => {
    goTo(callAt, -3 * HOUR)
    const { listings, arriving } = await server().call(bookingCalls.today, {}, await as(shoot.host))
    expect(listings.flatMap(({ holds }) => holds)).toMatchObject([whole()])
    expect(arriving).toMatchObject([whole()])
  })
})
