import { expect, it } from 'vitest'
import { refusedWith } from '../../../../testing/booking-life.ts'
import { aShoot, idsOf, MARA, useCrew, useUpTo } from '../../../../testing/crew.ts'
import { useServer } from '../../../../testing/server.ts'
import { CREW_LIMITS } from './crew-limits.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const { save, send, make, open, tokenIn } = useCrew(server)

it('links are opened so often from one address, good ones and bad ones alike', async () => {
  const shoot = await aShoot(server())
  const [id = ''] = idsOf(await save(shoot, [MARA]))
  const token = tokenIn((await make(shoot, id)).url)
  await refusedWith(open('a guess', '10.1.1.1'), 'link_invalid')
  await useUpTo(server(), CREW_LIMITS.opensFromAddress, 2)
  await refusedWith(open('another guess', '10.1.1.1'), 'link_invalid')
  await open(token, '10.1.1.1')
  const { retryAfter } = await refusedWith(open(token, '10.1.1.1'), 'rate_limited')
  expect(retryAfter).toBeGreaterThan(0)
  await open(token, '10.1.1.2')
})

it('a crew is mailed so often', async () => {
  const shoot = await aShoot(server())
  const ids = idsOf(await save(shoot, [MARA]))
  await send(shoot, ids)
  await useUpTo(server(), CREW_LIMITS.sendsOfPerson, 1)
  await send(shoot, ids)
  await refusedWith(send(shoot, ids), 'rate_limited')
})
