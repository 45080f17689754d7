import { expect, it } from 'vitest'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { useUpTo } from '../../../../testing/crew.ts'
import { usePacks } from '../../../../testing/full-packet.ts'
import { A_PDF } from '../../../../testing/packet-files.ts'
import { useServer } from '../../../../testing/server.ts'
import { LIMITS } from '../limits.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { aPacket, aStranger, download, upload } = usePacks(server)

it('packs are downloaded ten times an hour by one person, and refusals are not counted as downloads', {
  timeout: 90_000,
}, async () => {
  expect(LIMITS.downloadsOfPerson).toMatchObject({ max: 10, seconds: 3600 })
  const booking = await aPacket()
  await download(booking.guest, booking)
  await useUpTo(server(), LIMITS.downloadsOfPerson, 1)
  const stranger = await aStranger()
  for (let time = 0; time < 11; time += 1) await refusedWith(download(stranger, booking), 'not_found')
  await download(booking.guest, booking)
  const { retryAfter } = await refusedWith(download(booking.guest, booking), 'rate_limited')
  expect(retryAfter).toBeGreaterThan(0)
  server().clock.advance(3_600_000)
  await download(booking.guest, booking)
})

it('files of a packet stay within what one pack can hold', async () => {
  const booking = await aPacket()
  const { id } = await upload(booking, booking.guest, { kind: 'permit', name: 'City.pdf' })
  const weigh = (bytes: number) =>
    server().deps.db.updateTable('packet_files').set({ size_bytes: bytes }).where('id', '=', id).execute()
  await weigh(60 * 1024 * 1024 - A_PDF.length)
  await upload(booking, booking.guest, { kind: 'permit', name: 'Street.pdf' })
  await refusedWith(
    upload(booking, booking.guest, { kind: 'permit', name: 'Park.pdf' }),
    'no_longer_possible',
  )
})
