import { expect, it } from 'vitest'
import { useLife } from '../../../../testing/booking-life.ts'
import { useSigning } from '../../../../testing/compliance.ts'
import { usePacks } from '../../../../testing/full-packet.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer()
const signing = useSigning(server)
const { cancel } = useLife(server)
const { download } = usePacks(server)

const readings = [signing.show, signing.print, download]
const refused = { code: 'no_longer_possible' }

it('of a booking that was called off is not shown to a guest who never signed it', async () => {
  const booking = await signing.aPacket()
  await cancel(booking, booking.guest)
  for (const read of readings) {
    await expect(read(booking.guest, booking)).rejects.toMatchObject(refused)
    await expect(read(booking.host, booking)).resolves.toBeDefined()
    await expect(read(await signing.anAdmin(), booking)).resolves.toBeDefined()
  }
})

it('stays with a guest who has signed it', async () => {
  const booking = await signing.aPacket()
  await signing.sign(booking.guest, booking)
  await cancel(booking, booking.guest)
  for (const read of readings) await expect(read(booking.guest, booking)).resolves.toBeDefined()
})

it('stays with a guest whose shoot had begun', async () => {
  const booking = await signing.aPacket()
  await cancel(booking, booking.guest)
  await server()
    .deps.db.updateTable('bookings')
    .set(({ eb }) => ({ ended_at: eb.fn('upper', ['during']) }))
    .where('id', '=', booking.id)
    .execute()
  await expect(signing.show(booking.guest, booking)).resolves.toBeDefined()
})
