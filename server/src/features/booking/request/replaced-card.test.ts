import { bookingCalls } from '@roomtone/contract/booking/booking.calls'
import { afterEach, expect, it, vi } from 'vitest'
import {
  aBooking,
  aVerifiedPerson,
  CARDS,
  runDueJobs,
  simulatedToken,
  tokenOf,
} from '../../../../testing/booking.ts'
import { useLife } from '../../../../testing/booking-life.ts'
import { useServer } from '../../../../testing/server.ts'
import { captureRent } from '../answer/capture-rent.ts'

const server = useServer()
const life = useLife(server)
/** A busy machine is slow. */
const PATIENTLY = { timeout: 20_000 }

afterEach(() => {
  vi.restoreAllMocks()
})

function aGate() {
  let open = () => {}
  const opened = new Promise<void>((settle) => {
    open = settle
  })
  return { opened, open }
}

it('an instant booking is not given up for what was heard about a card that another one has replaced', async () => {
  const { payments } = server().deps
  const really = payments.capture.bind(payments)
  const [late, next] = [aGate(), aGate()]
  const capture = vi.spyOn(payments, 'capture')
  // The first charge's answer arrives last, after the second card was reserved and before its money is taken.
  capture.mockImplementationOnce(async (asked) => {
    const answer = await really(asked)
    await late.opened
    return answer
  })
  const guest = await aVerifiedPerson(server())
  const booked = aBooking(server(), {
    guest,
    state: 'awaiting_payment',
    card: CARDS.uncapturable,
    listingOver: { booking_approval: 'instant', guest_preference: 'any' },
  })
  await vi.waitFor(() => expect(capture).toHaveBeenCalledOnce(), PATIENTLY)
  const { id } = await server()
    .deps.db.selectFrom('bookings')
    .select('id')
    .where('confirming_since', 'is not', null)
    .executeTakeFirstOrThrow()
  await captureRent(server().deps, id)
  capture.mockImplementationOnce(async (asked) => {
    await next.opened
    return really(asked)
  })
  const paid = server().call(
    bookingCalls.pay,
    { params: { id }, body: { card: { token: simulatedToken() } } },
    { token: await tokenOf(server(), guest) },
  )
  await vi.waitFor(() => expect(capture).toHaveBeenCalledTimes(3), PATIENTLY)
  late.open()
  await booked
  next.open()
  expect(await paid).toMatchObject({ state: 'confirmed' })
  await runDueJobs(server())
  expect((await life.money(id)).charges).toEqual(['released', 'captured'])
})
