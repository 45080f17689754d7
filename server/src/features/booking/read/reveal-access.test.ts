import { beforeAll, describe, expect, it } from 'vitest'
import { aBooking, aVerifiedPerson } from '../../../../testing/booking.ts'
import { refusedWith, useLife } from '../../../../testing/booking-life.ts'
import { usePhotos } from '../../../../testing/pictures.ts'
import { type Person, useServer } from '../../../../testing/server.ts'

const server = useServer()
const { upload } = usePhotos(server)
const life = useLife(server)
const DAY = 86_400_000

let host: Person
let guest: Person

beforeAll(async () => {
  host = await aVerifiedPerson(server(), { roles: ['creator', 'host'], fullName: 'Hanna Stone' })
  guest = await aVerifiedPerson(server(), { fullName: 'Gus Rivera' })
})

const booked = (over: Parameters<typeof aBooking>[1] = {}) => aBooking(server(), { host, guest, ...over })

const nameOf = async ({ id }: Person) => {
  const { full_name } = await server()
    .deps.db.selectFrom('profiles')
    .select('full_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return full_name
}

const revealsOf = async (id: string) => {
  const rows = await server()
    .deps.db.selectFrom('booking_reveals')
    .select('viewer_id as viewer')
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ viewer }) => viewer)
}

describe('the address and the contacts', () => {
  it('are for both sides once it is confirmed, and each reading is written down', async () => {
    const booking = await booked({ state: 'confirmed' })
    expect(await life.reveal(booking, guest)).toMatchObject({
      address: '12 Secret Street',
      accessNotes: 'The key is under the blue pot.',
      wifiName: 'under the blue pot net',
      wifiPassword: 'walnut under the blue pot',
      parking: 'Two cars, under the blue pot tree.',
      loadIn: 'Past the shed, under the blue pot arch.',
      arrivalPhotos: [],
      zip: '90012',
      contact: { name: await nameOf(host), email: host.email },
    })
    expect(await life.reveal(booking, host)).toMatchObject({
      address: '12 Secret Street',
      contact: { name: await nameOf(guest), email: guest.email },
    })
    await life.reveal(booking, guest)
    expect(await revealsOf(booking.id)).toEqual([guest.id, host.id, guest.id])
    const audit = (await life.auditOf(booking.id)).filter(({ action }) => action === 'booking.revealed')
    expect(audit.map(({ actorId }) => actorId)).toEqual([guest.id, host.id, guest.id])
  })

  it('come with pictures of the way in, each at an address that opens it', async () => {
    const photo = await upload(host)
    const booking = await booked({ listingOver: { arrival_photos: [photo.id] }, state: 'confirmed' })
    const { arrivalPhotos } = await life.reveal(booking, guest)
    expect(arrivalPhotos.map(({ id }) => id)).toEqual([photo.id])
    const open = (query: string) =>
      server().app.inject(`/pictures/${photo.id}/${photo.widths[0]}.webp${query}`)
    expect((await open(`?s=${arrivalPhotos[0]?.signature}`)).statusCode).toBe(200)
    expect((await open('')).statusCode).toBe(404)
  })

  it('are shown to no one before, and nothing else says them', async () => {
    const booking = await booked({ startsInHours: 300 })
    await refusedWith(life.reveal(booking, guest), 'no_longer_possible')
    await refusedWith(life.reveal(booking, host), 'no_longer_possible')
    for (const side of [guest, host]) {
      const text = JSON.stringify(await life.show(booking, side))
      expect(text).not.toMatch(/Secret Street|blue pot|@example\.com|90012/)
    }
    expect(await revealsOf(booking.id)).toEqual([])
  })

  it('are gone when it has fallen through', async () => {
    const booking = await booked({ state: 'cancelled', startsInHours: 320 })
    await refusedWith(life.reveal(booking, guest), 'no_longer_possible')
    await refusedWith(life.reveal(booking, host), 'no_longer_possible')
  })

  it('are not there for anyone else, admins included', async () => {
    const booking = await booked({ state: 'confirmed', startsInHours: 340 })
    await refusedWith(life.reveal(booking, await aVerifiedPerson(server())), 'not_found')
    await refusedWith(life.reveal(booking, await server().aPerson({ roles: ['admin'] })), 'not_found')
    expect(await revealsOf(booking.id)).toEqual([])
  })

  it('stay with the guest for thirty days after the end', async () => {
    const booking = await booked({ state: 'completed', startsInHours: 48 })
    await life.reveal(booking, guest)
    server().clock.advance(30 * DAY)
    await refusedWith(life.reveal(booking, guest), 'no_longer_possible')
    await life.reveal(booking, host)
    expect(await revealsOf(booking.id)).toEqual([guest.id, host.id])
  })
})
