import { expect, it } from 'vitest'
import { aBooking } from '../../../testing/booking.ts'
import { aConversation, aPicture } from '../../../testing/conversation.ts'
import { exportOf } from '../../../testing/data-export.ts'
import { useHouse } from '../../../testing/house.ts'
import { CERTIFICATE, usePacketFiles } from '../../../testing/packet-files.ts'

const house = useHouse()
const packets = usePacketFiles(house)

it('a file that the store has lost is left out and named, and all the rest is there', async () => {
  const booking = await aBooking(house(), { state: 'confirmed' })
  await house().drain()
  const talk = await aConversation(house(), booking)
  const [lost, kept] = [
    await aPicture(house(), booking.guest, talk.id),
    await aPicture(house(), booking.guest, talk.id),
  ]
  const packet = await packets.upload(booking, booking.guest, CERTIFICATE)
  await house().deps.files.delete(`messages/${lost.id}`)
  await house().deps.files.delete(`packets/${packet.id}`)
  const entries = await exportOf(house(), booking.guest)
  const paths = [...entries.keys()].filter((path) => /^files\/(messages|packets)\//.test(path))
  expect(paths).toEqual([`files/messages/${kept.id}-${kept.name}`])
  const [, missing = ''] = entries.get('index.html')?.split('Files that were not found') ?? []
  expect(missing).toContain(`files/messages/${lost.id}-${lost.name}`)
  expect(missing).toContain(`files/packets/${packet.id}-`)
  expect(missing).not.toContain(kept.id)
})
