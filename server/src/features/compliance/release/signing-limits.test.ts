import { expect, it } from 'vitest'
import { useSigning } from '../../../../testing/compliance.ts'
import { useServer } from '../../../../testing/server.ts'

const server = useServer({ RATE_LIMIT_SCALE: '1' })
const signing = useSigning(server)

it('mails five codes an hour to a person for a booking', async () => {
  const booking = await signing.aPacket()
  for (let time = 0; time < 5; time += 1) await signing.askForCode(booking.guest, booking)
  await expect(signing.askForCode(booking.guest, booking)).rejects.toMatchObject({ code: 'rate_limited' })
  await signing.askForCode(booking.host, booking)
  server().clock.advance(3_600_000)
  await signing.askForCode(booking.guest, booking)
})

it('takes twenty signatures an hour from a person for a booking, good or not', async () => {
  const booking = await signing.aPacket()
  const body = await signing.bodyFor(booking.host, booking, { legalName: 'Not Me' })
  for (let time = 0; time < 20; time += 1)
    await expect(signing.send(booking.host, booking, body)).rejects.toMatchObject({
      code: 'validation_failed',
    })
  await expect(signing.send(booking.host, booking, body)).rejects.toMatchObject({ code: 'rate_limited' })
})
