import { expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { aConversation, aPicture } from '../../../testing/conversation.ts'
import { exportOf } from '../../../testing/data-export.ts'
import { CERTIFICATE, usePacketFiles } from '../../../testing/packet-files.ts'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const packets = usePacketFiles(server)

it('a file that the store has lost is left out and named, and all the rest is there', async () => {
  const booking = await aBooking(server(), { state: 'confirmed' })
  await server().drain()
  const talk = await aConversation(server(), booking)
  const [lost, kept] = [
    await aPicture(server(), booking.guest, talk.id),
    await aPicture(server(), booking.guest, talk.id),
  ]
  const packet = await packets.upload(booking, booking.guest, CERTIFICATE)
  await server().deps.files.delete(`messages/${lost.id}`)
  await server().deps.files.delete(`packets/${packet.id}`)
  const entries = await exportOf(server(), booking.guest)
  const paths = [...entries.keys()].filter((path) => /^files\/(messages|packets)\//.test(path))
  expect(paths).toEqual([`files/messages/${kept.id}-${kept.name}`])
  const [, missing = ''] = entries.get('index.html')?.split('Files we couldn’t find') ?? []
  expect(missing).toContain(`files/messages/${lost.id}-${lost.name}`)
  expect(missing).toContain(`files/packets/${packet.id}-`)
  expect(missing).not.toContain(kept.id)
})
