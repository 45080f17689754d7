import { expect, it } from 'vitest'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { aShoot, useUpTo } from '../../../../testing/crew.ts'
import { usePacketFiles } from '../../../../testing/packet-files.ts'
import { useServer } from '../../../../testing/server.ts'
import { CREW_LIMITS } from '../crew/crew-limits.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { upload, remove } = usePacketFiles(server)

it('files are brought so often in an hour, taken back or not', async () => {
  const shoot = await aShoot(server())
  const bringAndTakeBack = async () => {
    const { id } = await upload(shoot, shoot.guest, { kind: 'permit' })
    await remove(id, shoot.guest)
  }
  await bringAndTakeBack()
  await useUpTo(server(), CREW_LIMITS.uploadsOfPerson, 1)
  await bringAndTakeBack()
  const { retryAfter } = await refusedWith(bringAndTakeBack(), 'rate_limited')
  expect(retryAfter).toBeGreaterThan(3000)
})
