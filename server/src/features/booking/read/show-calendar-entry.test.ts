import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson, type TestBooking, tokenOf } from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const life = useLife(server)
let booking: TestBooking

beforeAll(async () => {
  booking = await aBooking(server(), { listingOver: { title: 'Loft; bare, bright' } })
})

async function entry(person: Person, { id }: { id: string } = booking) {
  const params = { id }
  const file = await server().call(
    bookingCalls.calendarEntry,
    { params },
    { token: await tokenOf(server(), person) },
  )
  const text = Buffer.from(file.base64, 'base64').toString()
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  const read = (name: string) => String(event?.getFirstPropertyValue(name))
  return { file, text, read, method: calendar.getFirstPropertyValue('method') }
}

describe('a booking for one’s own calendar', () => {
  it('is the same entry however often it is taken, and says when it has changed', async () => {
    const { guest, host, startsAt, id } = booking
    const asked = await entry(guest)
    expect(asked.file).toMatchObject({ fileName: `roomtone-${id.slice(0, 8)}.ics` })
    expect(asked.file.mediaType).toContain('text/calendar')
    expect(asked.read('status')).toBe('TENTATIVE')
    expect(asked.read('summary')).toBe('Quiet Hours at Loft; bare, bright')
    expect(new Date(asked.read('dtstart')).toISOString()).toBe(startsAt.toISOString())
    expect((await entry(guest)).read('sequence')).toBe(asked.read('sequence'))
    await server().call(
      bookingCalls.accept,
      { params: { id }, body: {} },
      { token: await tokenOf(server(), host) },
    )
    const accepted = await entry(guest)
    expect(accepted.read('status')).toBe('CONFIRMED')
    expect(accepted.read('uid')).toBe(asked.read('uid'))
    expect(Number(accepted.read('sequence'))).toBeGreaterThan(Number(asked.read('sequence')))
  })

  it('leads each side to its page, and tells neither where it is before it is confirmed', async () => {
    const asked = await aBooking(server())
    const { guest, host, id } = asked
    expect((await entry(guest, asked)).read('url')).toBe(`http://localhost:3000/trips/${id}`)
    expect((await entry(host, asked)).read('url')).toBe(
      `http://localhost:3000/hosting?tab=today&booking=${id}`,
    )
    for (const person of [guest, host]) {
      const { text } = await entry(person, asked)
      for (const secret of ['Secret Street', 'blue pot', '90012', '34.06', guest.email, host.email])
        expect(text).not.toContain(secret)
    }
  })

  it('has the address once it is confirmed, records who took it, and withdraws itself', async () => {
    const booked = await aBooking(server(), { state: 'confirmed' })
    const { guest, host, id } = booked
    const { db } = server().deps
    const readers = async () =>
      (await db.selectFrom('booking_reveals').select('viewer_id').where('booking_id', '=', id).execute()).map(
        (row) => row.viewer_id,
      )
    expect(await readers()).toEqual([])
    const confirmed = await entry(guest, booked)
    expect(confirmed.read('location')).toMatch(/^12 Secret Street, .+, [A-Z]{2} 90012$/)
    expect(confirmed.method).toBe('PUBLISH')
    expect((await entry(host, booked)).read('location')).toBe(confirmed.read('location'))
    expect(await readers()).toEqual([guest.id, host.id])
    for (const secret of ['blue pot', guest.email, host.email]) expect(confirmed.text).not.toContain(secret)
    await life.cancel(booked, guest)
    const canceled = await entry(guest, booked)
    expect([canceled.method, canceled.read('status')]).toEqual(['CANCEL', 'CANCELLED'])
    expect(canceled.read('uid')).toBe(confirmed.read('uid'))
    expect(Number(canceled.read('sequence'))).toBeGreaterThan(Number(confirmed.read('sequence')))
    expect(canceled.text).not.toContain('Secret Street')
    expect(await readers()).toHaveLength(2)
  })

  it('speaks the reader’s language, around the words of guest and host', async () => {
    const { payload } = await server().app.inject({
      method: 'GET',
      url: `/api/bookings/${booking.id}/calendar`,
      headers: { 'accept-language': 'es', authorization: `Bearer ${await tokenOf(server(), booking.guest)}` },
    })
    const text = Buffer.from(JSON.parse(payload).base64, 'base64').toString()
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    expect(event?.getFirstPropertyValue('summary')).toBe('Quiet Hours en Loft; bare, bright')
    expect(event?.getFirstPropertyValue('description')).toBe(
      `Cómo llegar y todo lo demás: http://localhost:3000/trips/${booking.id}`,
    )
  })

  it('is not for others', async () => {
    const stranger = await aVerifiedPerson(server())
    await expect(entry(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })
})
