import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { profileCalls } from '@roomtone/contract/profile/profile.calls'
import { describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../testing/booking.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type Person, useServer } from '../../../testing/server.ts'

const server = useServer()
const as = async (who: Person) => ({ token: await tokenOf(server(), who) })

const WORK = {
  company: 'Quiet Pictures Ltd',
  email: 'desk@quiet.example',
  billing: {
    line1: '9 Cutting Room Lane',
    line2: '',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M5V 2T6',
    country: 'CA',
  },
}

const invoiceFor = async (booking: TestBooking, who: Person) => {
  const file = await server().call(bookingCalls.invoice, { params: { id: booking.id } }, await as(who))
  return (await readPdf(file)).text.replace(/\s+/g, ' ')
}

describe('travel for work', () => {
  it('is on the papers of bookings that are requested from then on', async () => {
    const guest = await aVerifiedPerson(server(), { fullName: 'Gus Rivera' })
    const before = await aBooking(server(), { state: 'confirmed', guest })
    await server().call(profileCalls.saveWork, { body: WORK }, await as(guest))
    expect(await server().call(profileCalls.work, {}, await as(guest))).toEqual({ details: WORK })
    const after = await aBooking(server(), { state: 'confirmed', guest, startsInHours: 400 })
    await server().call(profileCalls.removeWork, {}, await as(guest))
    expect(await server().call(profileCalls.work, {}, await as(guest))).toEqual({ details: null })
    expect(await invoiceFor(before, guest)).not.toContain('Quiet Pictures')
    const invoice = await invoiceFor(after, guest)
    for (const words of ['Quiet Pictures Ltd', 'Represented by Gus Rivera', '9 Cutting Room Lane', 'Canada'])
      expect(invoice).toContain(words)
    expect(await invoiceFor(after, after.host)).toContain('desk@quiet.example')
  })

  it('is stored sealed', async () => {
    const guest = await aVerifiedPerson(server())
    await server().call(profileCalls.saveWork, { body: WORK }, await as(guest))
    const { work } = await server()
      .deps.db.selectFrom('profiles')
      .select('work')
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow()
    expect(work?.includes('Quiet Pictures')).toBe(false)
  })
})
