import { randomUUID } from 'node:crypto'
import type { Actor } from '@roomtone/domain/access/actor'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { simulatedAccountFor } from '@roomtone/domain/payment/simulated-account'
import { simulatedTokenFor } from '@roomtone/domain/payment/simulated-token'
import type { Shoot } from '@roomtone/domain/pricing/menu'
import { addDays } from '@roomtone/domain/time/local-date'
import { toLocal } from '@roomtone/domain/time/zone'
import { acceptBooking } from '../../features/booking/answer/accept-booking.ts'
import { declineBooking } from '../../features/booking/answer/decline-booking.ts'
import { withdrawBooking } from '../../features/booking/answer/withdraw-booking.ts'
import { cancelBooking } from '../../features/booking/cancel/cancel-booking.ts'
import { previewCancellation } from '../../features/booking/cancel/preview-cancellation.ts'
import { requestBooking } from '../../features/booking/request/request-booking.ts'
import { completeBooking } from '../../features/booking/steps/complete-booking.ts'
import { endOverdueBooking } from '../../features/booking/steps/end-overdue-booking.ts'
import { quoteProperty } from '../../features/listing/quote/quote-property.ts'
import { writeAccount } from '../../features/payment/payout-account/write-payout-account.ts'
import { reconcilePayments } from '../../features/payment/reconcile/reconcile-payments.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { createSimulatedPayments } from '../../platform/payments/simulated-payments.ts'
import { DEMO_BOOKINGS, type DemoBooking } from '../content/bookings.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'
import { payOutWhatIsDue } from './seed-payouts.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DAYS_TRIED = 40
/** Noor has none, so that one payout waits. */
const PAID_HOSTS = ['host@roomtone.test', 'wren@roomtone.test']

type Stage = { deps: Deps; tx: Tx; now: Date }

/** Requests, answers and payouts of people who have been here for a while. */
export const seedBookings: SeedStep = async (deps, tx, now) => {
  // A real processor knows nothing of people who do not exist.
  if (deps.payments.name !== 'simulated') return
  const stage = { deps, tx, now }
  for (const email of PAID_HOSTS) await openAccount(stage, email)
  const made = new Map<DemoBooking, string>()
  for (const booking of DEMO_BOOKINGS) {
    const id = await ask(stage, booking)
    if (id !== null) made.set(booking, id)
  }
  // A second hold has to exist before the time is given up.
  for (const [booking, id] of made) await conclude(stage, booking, id)
  await payOutWhatIsDue((when) => at(stage, when), tx, now)
  await reconcilePayments(at(stage, now))
}

/** Everyone's hands at that moment; the processor rolls back with the step, as nothing real has moved. */
function at({ deps, tx, now }: Stage, when: Date): Deps {
  const then = withinStep(deps, tx, when > now ? now : when)
  return { ...then, payments: createSimulatedPayments({ db: then.db, clock: then.clock, secret: 'demo' }) }
}

async function openAccount(stage: Stage, email: string): Promise<void> {
  const host = await demoActor(stage.tx, email)
  const token = simulatedAccountFor(
    { routing: '110000000', account: '000123456789', holder: email },
    randomUUID(),
  )
  const now = new Date(stage.now.getTime() - 100 * DAY)
  const deps = at(stage, now)
  const opened = token === undefined ? null : await deps.payments.findAccount(token)
  if (!host || !opened) return
  const { userId } = host
  const account = { provider: deps.payments.name, ...opened }
  await writeAccount(deps, stage.tx, { userId, actorId: userId, account, now })
}

async function ask(stage: Stage, booking: DemoBooking): Promise<string | null> {
  const guest = await demoActor(stage.tx, booking.guest)
  const property = await stage.tx
    .selectFrom('properties')
    .select(['id', 'time_zone as timeZone', 'max_guests as maxGuests'])
    .where('title', '=', booking.at)
    .executeTakeFirst()
  if (!guest || !property) return null
  const isOpen = ['pending', 'second_hold', 'offered', 'withdrawn'].includes(booking.becomes)
  const base = stage.now.getTime() + (isOpen ? 0 : booking.day * DAY)
  const deps = at(stage, new Date(base - booking.askedHoursBefore * HOUR))
  const isSecond = booking.becomes === 'second_hold' || booking.becomes === 'offered'
  const found = await findTime(stage, deps, { booking, guest, property, isSecond })
  if (!found) return null
  const card = simulatedTokenFor({ number: '4242424242424242', expiry: '12/40' }, randomUUID()) ?? ''
  const { id } = await requestBooking(deps, guest, {
    key: randomUUID(),
    propertyId: property.id,
    choice: found.choice,
    crew: shootOf(booking, property).crew,
    production: {
      title: booking.title,
      kind: booking.kind,
      purpose: booking.purpose,
      involves: booking.involves ?? [],
    },
    addOns: [],
    expectedTotal: found.total,
    expectedTerms: found.mark,
    agreed: true,
    secondHold: isSecond,
    credits: [],
    expectedCredit: 0,
    ...(isSecond ? {} : { card: { token: card, save: false } }),
  })
  return id
}

function shootOf({ kind, crew }: DemoBooking, { maxGuests }: { maxGuests: number }): Shoot {
  return { kind, crew: Math.min(crew, maxGuests), addOns: [] }
}

type Seeking = {
  booking: DemoBooking
  guest: Actor
  property: { id: string; timeZone: string; maxGuests: number }
  isSecond: boolean
}

/** On its day, or the next one that is free; a second hold needs a time that is taken. */
async function findTime(stage: Stage, deps: Deps, { booking, guest, property, isSecond }: Seeking) {
  const today = toLocal(stage.now, property.timeZone).date
  for (let later = 0; later < DAYS_TRIED; later++) {
    const date = addDays(today, booking.day + later)
    const choice: TimeChoice = booking.from
      ? { by: 'hour', date, ...booking.from }
      : { by: 'day', checkIn: date, checkOut: date }
    const { problem, price, canWait, terms } = await quoteProperty(deps, guest, {
      id: property.id,
      choice,
      shoot: shootOf(booking, property),
      language: 'en',
    })
    const isRight = isSecond ? canWait : problem === null
    if (isRight && price) return { choice, total: price.total, mark: terms.mark }
  }
  return null
}

async function conclude(stage: Stage, booking: DemoBooking, id: string): Promise<void> {
  const row = await stage.tx
    .selectFrom('bookings')
    .select(['host_id', 'state', 'created_at', 'expires_at'])
    .select((eb) => [
      eb.fn<Date>('lower', ['during']).as('starts'),
      eb.fn<Date>('upper', ['during']).as('ends'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const host = await actorById(stage, row.host_id)
  const guest = await demoActor(stage.tx, booking.guest)
  if (!host || !guest) return
  const answered = at(stage, new Date(row.created_at.getTime() + 3 * HOUR))
  const accept = async () => {
    if (row.state === 'pending') await acceptBooking(answered, host, { id, despiteConflicts: false })
  }
  switch (booking.becomes) {
    case 'confirmed':
      return accept()
    case 'completed':
      await accept()
      return completeBooking(at(stage, row.ends), id)
    case 'declined': {
      const { reason, note } = booking
      await declineBooking(answered, host, { id, reason, note })
      return
    }
    case 'expired':
      return endOverdueBooking(at(stage, row.expires_at ?? stage.now), id)
    case 'withdrawn':
      await withdrawBooking(at(stage, new Date(stage.now.getTime() - HOUR)), guest, id)
      return
    case 'cancelled': {
      await accept()
      const by = booking.by === 'guest' ? guest : host
      const when = at(stage, new Date(row.starts.getTime() - booking.daysBefore * DAY))
      const { refund, penalty } = await previewCancellation(when, by, id)
      const why = { reason: booking.by === 'guest' ? 'date_moved' : 'repairs', note: '' } as const
      await cancelBooking(when, by, { id, ...why, expectedRefund: refund, expectedPenalty: penalty })
      return
    }
    case 'pending':
    case 'second_hold':
    case 'offered':
  }
}

async function actorById({ tx }: Stage, id: string): Promise<Actor | null> {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return demoActor(tx, email)
}
