/**
 * What the life of bookings of one listing is to be, said a second time and as plainly as can be: no code of the
 * product is used, so that both would have to be wrong in the same way.
 */
export type State =
  | 'awaiting_payment'
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'cancelled'
  | 'second_hold'
  | 'offered'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** The test listing leaves an hour between two bookings. */
export const TURNAROUND = 60 * MINUTE

export type Slot = {
  name: string
  date: string
  start: number
  hours: number
  startsAt: number
  endsAt: number
}

export type ModelBooking = {
  /** Its place in the order of requests. */
  number: number
  guest: number
  slot: Slot
  state: State
  expiresAt: number | null
  /** A booking that its host cancelled keeps the time closed. */
  isBlock: boolean
  declines: number
  reviewedBy: Set<'guest' | 'host'>
}

export type Model = { now: number; isInstant: boolean; slots: Slot[]; bookings: ModelBooking[] }

const HOLDING: State[] = ['awaiting_payment', 'pending', 'confirmed', 'completed', 'offered']
const OPEN: State[] = ['awaiting_payment', 'pending', 'second_hold', 'offered']
export const OPEN_AT_MOST = 3

const meets = (a: Slot, b: Slot) => a.startsAt < b.endsAt + TURNAROUND && b.startsAt < a.endsAt + TURNAROUND

export const inTheWay = (model: Model, slot: Slot): ModelBooking[] =>
  model.bookings.filter((one) => (HOLDING.includes(one.state) || one.isBlock) && meets(one.slot, slot))

/** One that is not paid for makes room for the next. */
export const openOf = (model: Model, guest: number): number =>
  model.bookings.filter(
    (one) => one.guest === guest && OPEN.includes(one.state) && one.state !== 'awaiting_payment',
  ).length

/** One unpaid time is held per person: this one's takes the place of what they had. */
export function holdUnpaid(model: Model, booking: ModelBooking): void {
  for (const one of model.bookings)
    if (one !== booking && one.guest === booking.guest && one.state === 'awaiting_payment')
      leave(model, one, 'withdrawn')
}

/** Has some of that time, or a second hold on it. */
export const hasOwn = (model: Model, guest: number, slot: Slot): boolean =>
  model.bookings.some(
    (one) =>
      one.guest === guest && (OPEN.includes(one.state) || one.state === 'confirmed') && meets(one.slot, slot),
  )

function answerBy(sentAt: number, { startsAt }: Slot): number {
  return startsAt - sentAt < DAY
    ? Math.min(sentAt + 2 * HOUR, startsAt - 30 * MINUTE)
    : Math.min(sentAt + 48 * HOUR, startsAt - 12 * HOUR)
}

export function isAtOnce({ now, isInstant }: Model, { startsAt }: Slot): boolean {
  return isInstant && startsAt - now >= DAY
}

/** Into a state, with the time at which the clock ends it. */
export function enter(model: Model, booking: ModelBooking, state: State): void {
  const { startsAt } = booking.slot
  booking.state = state
  booking.expiresAt =
    state === 'awaiting_payment'
      ? Math.min(model.now + 15 * MINUTE, startsAt)
      : state === 'pending'
        ? answerBy(model.now, booking.slot)
        : state === 'offered'
          ? Math.min(model.now + 12 * HOUR, startsAt - 30 * MINUTE)
          : state === 'second_hold'
            ? startsAt - (startsAt - model.now < DAY ? 30 * MINUTE : 12 * HOUR)
            : null
}

/**
 * Takes the booking out of the way: second holds on its time move up, in the order in which they came, or
 * end.
 */
export function leave(model: Model, booking: ModelBooking, state: State): void {
  const held = HOLDING.includes(booking.state)
  enter(model, booking, state)
  if (!held) return
  if (booking.isBlock) {
    for (const waiting of model.bookings)
      if (waiting.state === 'second_hold' && meets(waiting.slot, booking.slot))
        enter(model, waiting, 'expired')
    return
  }
  for (const waiting of model.bookings) {
    const isInTime = waiting.expiresAt !== null && waiting.expiresAt > model.now
    if (waiting.state !== 'second_hold' || !isInTime || !meets(waiting.slot, booking.slot)) continue
    if (inTheWay(model, waiting.slot).length === 0) enter(model, waiting, 'offered')
  }
}

/** The next moment at which the clock does something by itself. */
export function nextMoment(model: Model): number | null {
  const moments = model.bookings.flatMap(({ state, expiresAt, slot }) =>
    state === 'confirmed' ? [slot.endsAt] : expiresAt === null ? [] : [expiresAt],
  )
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Everything that is due at this moment. */
export function strike(model: Model): void {
  for (const booking of model.bookings) {
    if (booking.state === 'confirmed' && booking.slot.endsAt <= model.now) enter(model, booking, 'completed')
    if (booking.expiresAt !== null && booking.expiresAt <= model.now) leave(model, booking, 'expired')
  }
}

export const mayKnowAddress = ({ now }: Model, { state, slot }: ModelBooking): boolean =>
  state === 'confirmed' || (state === 'completed' && now <= slot.endsAt + 30 * DAY)
