/**
 * The life of a booking as one table. Buttons, labels, notifications, money and the database's own check are
 * derived from it; nothing else says what may follow what.
 */
export const BOOKING_STATES = [
  'awaiting_payment',
  'pending',
  'confirmed',
  'completed',
  'declined',
  'expired',
  'withdrawn',
  'cancelled',
  'second_hold',
  'offered',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export type Party = 'guest' | 'host' | 'admin' | 'clock' | 'payments'

/** What happens to the card. `nothing`: no card was used, or it stays as it is. */
export type MoneyEffect = 'nothing' | 'authorise' | 'capture' | 'void' | 'refund'

export const BOOKING_EVENTS = [
  'authorised',
  'authorised_instantly',
  'payment_timed_out',
  'payment_failed',
  'replace',
  'accept',
  'decline',
  'expire',
  'withdraw',
  'cancel',
  'complete',
  'promote',
  'take_offer',
  'let_offer_pass',
  'leave_line',
] as const
export type BookingEvent = (typeof BOOKING_EVENTS)[number]

type Transition = {
  from: BookingState
  event: BookingEvent
  to: BookingState
  /** Who may cause it. */
  by: readonly Party[]
  money: MoneyEffect
  /** Who is told of it, no matter who caused it; `whoIsTold` adds the rest. */
  tells: readonly ('guest' | 'host')[]
}

/** A completed booking keeps its time: it was used, and the turnaround after it is still the host's. */
const HOLDING: readonly BookingState[] = ['awaiting_payment', 'pending', 'confirmed', 'completed', 'offered']

/** States in which money of the guest is reserved or taken. */
const AUTHORISED: readonly BookingState[] = ['pending']
const CAPTURED: readonly BookingState[] = ['confirmed', 'completed']

export const TRANSITIONS: readonly Transition[] = [
  {
    from: 'awaiting_payment',
    event: 'authorised',
    to: 'pending',
    by: ['payments'],
    money: 'authorise',
    tells: ['guest', 'host'],
  },
  {
    from: 'awaiting_payment',
    event: 'authorised_instantly',
    to: 'confirmed',
    by: ['payments'],
    money: 'capture',
    tells: ['guest', 'host'],
  },
  {
    from: 'awaiting_payment',
    event: 'payment_timed_out',
    to: 'expired',
    by: ['clock'],
    money: 'void',
    tells: ['guest'],
  },
  // The second card was declined too, so the time is free for others again.
  {
    from: 'awaiting_payment',
    event: 'payment_failed',
    to: 'withdrawn',
    by: ['payments'],
    money: 'void',
    tells: ['guest'],
  },
  // The guest sent another request before paying for this one: each person holds one unpaid time.
  {
    from: 'awaiting_payment',
    event: 'replace',
    to: 'withdrawn',
    by: ['payments'],
    money: 'void',
    tells: [],
  },
  {
    from: 'awaiting_payment',
    event: 'withdraw',
    to: 'withdrawn',
    by: ['guest', 'admin'],
    money: 'void',
    tells: [],
  },
  {
    from: 'pending',
    event: 'accept',
    to: 'confirmed',
    by: ['host'],
    money: 'capture',
    tells: ['guest', 'host'],
  },
  { from: 'pending', event: 'decline', to: 'declined', by: ['host'], money: 'void', tells: ['guest'] },
  { from: 'pending', event: 'expire', to: 'expired', by: ['clock'], money: 'void', tells: ['guest', 'host'] },
  {
    from: 'pending',
    event: 'withdraw',
    to: 'withdrawn',
    by: ['guest', 'admin'],
    money: 'void',
    tells: ['host'],
  },
  // The host accepted, but the card was declined after it had been approved, so there is nothing to charge.
  {
    from: 'pending',
    event: 'payment_failed',
    to: 'withdrawn',
    by: ['payments'],
    money: 'void',
    tells: ['guest', 'host'],
  },
  {
    from: 'confirmed',
    event: 'cancel',
    to: 'cancelled',
    by: ['guest', 'host', 'admin'],
    money: 'refund',
    tells: ['guest', 'host'],
  },
  {
    from: 'confirmed',
    event: 'complete',
    to: 'completed',
    by: ['clock'],
    money: 'nothing',
    tells: ['guest', 'host'],
  },
  {
    from: 'second_hold',
    event: 'promote',
    to: 'offered',
    by: ['clock'],
    money: 'nothing',
    tells: ['guest'],
  },
  {
    from: 'second_hold',
    event: 'leave_line',
    to: 'withdrawn',
    by: ['guest', 'host', 'admin'],
    money: 'nothing',
    tells: [],
  },
  { from: 'second_hold', event: 'expire', to: 'expired', by: ['clock'], money: 'nothing', tells: ['guest'] },
  {
    from: 'offered',
    event: 'take_offer',
    to: 'awaiting_payment',
    by: ['guest'],
    money: 'nothing',
    tells: [],
  },
  {
    from: 'offered',
    event: 'let_offer_pass',
    to: 'expired',
    by: ['clock'],
    money: 'nothing',
    tells: ['guest'],
  },
  {
    from: 'offered',
    event: 'leave_line',
    to: 'withdrawn',
    by: ['guest', 'admin'],
    money: 'nothing',
    tells: [],
  },
]

/** This many declined cards end a hold. */
export const DECLINES_MAX = 2

/** Whether the time belongs to this booking in that state. */
export function holdsTime(state: BookingState): boolean {
  return HOLDING.includes(state)
}

/** Undefined: this cannot happen to a booking in that state. */
export function transitionOf(from: BookingState, event: BookingEvent): Transition | undefined {
  return TRANSITIONS.find((one) => one.from === from && one.event === event)
}

/**
 * A guest whose request Roomtone ends, by an admin or with a suspension, or whose second hold the host releases, did
 * not end it themselves.
 */
export function whoIsTold({ tells }: Transition, party: Party): Transition['tells'] {
  const isByOther = party === 'admin' || party === 'host'
  return isByOther && !tells.includes('guest') ? ['guest', ...tells] : tells
}

/** What someone may do to it; buttons are drawn from these. */
export function allowedEvents(state: BookingState, party: Party): BookingEvent[] {
  return TRANSITIONS.filter(({ from, by }) => from === state && by.includes(party)).map(({ event }) => event)
}

export function isFinal(state: BookingState): boolean {
  return TRANSITIONS.every(({ from }) => from !== state)
}

/** For the database's own check: every pair of states that may follow each other. */
export function allowedSteps(): [from: BookingState, to: BookingState][] {
  const pairs = new Set(TRANSITIONS.map(({ from, to }) => `${from} ${to}`))
  return [...pairs].sort().map((pair) => pair.split(' ') as [BookingState, BookingState])
}

/** What has happened to the guest's money once a state is reached. */
export function moneyIn(state: BookingState): 'none' | 'authorised' | 'captured' {
  if (AUTHORISED.includes(state)) return 'authorised'
  return CAPTURED.includes(state) ? 'captured' : 'none'
}

export type BadgeTone = 'green' | 'yellow' | 'grey'

/** As the specification has it: confirmed green, pending yellow, anything else gray. */
export function badgeTone(state: BookingState): BadgeTone {
  if (state === 'confirmed') return 'green'
  return state === 'pending' ? 'yellow' : 'grey'
}

/** Requests that are still open: how many of them one person may have is limited. */
export const OPEN_STATES: readonly BookingState[] = ['awaiting_payment', 'pending', 'second_hold', 'offered']
