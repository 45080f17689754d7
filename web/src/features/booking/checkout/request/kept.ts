import type { requestBooking } from '@roomtone/contract/booking/request-booking'
import type { Input } from '@roomtone/contract/endpoint'
import type { ProductionKind } from '@roomtone/domain/booking/production'
import type { Activity } from '@roomtone/domain/listing/activities'
import type { ChoiceQuery } from '../../../../parts/listing/property.query.ts'
import type { Wanted } from './address.ts'

export type RequestBody = Input<typeof requestBooking>['body']

/**
 * What was typed about the production. It belongs to the space, so that another time there finds it again.
 */
export type Draft = {
  crew: string
  /** How many the address last said: only another number overrides what was typed. */
  crewAsked: number | null
  title: string
  kind: ProductionKind | ''
  purpose: string
  involves: Activity[]
  /** The person ticked that nothing on the list applies. */
  isPlain: boolean
}

/** One try to get one time. It stores nothing about a card. */
export type Attempt = {
  /** Made once: however often it is sent, there is one booking. */
  key: string
  bookingId: string | null
  hasAgreed: boolean
  /** Sent without an answer: any of them may have arrived. */
  unanswered: RequestBody[]
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

export function draftKey(memberId: string, { propertyId }: Wanted): string {
  return `roomtone.checkout.${memberId}.${propertyId}`
}

/** Survives the tab: the next checkout, of any space, is probably for the same production. */
export function lastTitleKey(memberId: string): string {
  return `roomtone.checkout.${memberId}.last`
}

export function attemptKey(memberId: string, wanted: Wanted): string {
  const { propertyId, choice, isWait } = wanted
  const { prep = 0, strike = 0 } = choice
  const time =
    choice.by === 'hour' ? [choice.date, choice.start, choice.hours] : [choice.checkIn, choice.checkOut]
  const around = prep > 0 || strike > 0 ? [`${prep}-${strike}`] : []
  return [
    `roomtone.checkout.${memberId}.${propertyId}`,
    ...time,
    ...around,
    ...(isWait ? ['wait'] : []),
  ].join('.')
}

export function emptyDraft({ crew, kind }: Pick<ChoiceQuery, 'crew' | 'kind'>): Draft {
  return {
    crew: crew === undefined ? '' : String(crew),
    crewAsked: null,
    title: '',
    kind: kind ?? '',
    purpose: '',
    involves: [],
    isPlain: false,
  }
}

export function newAttempt(key: string): Attempt {
  return { key, bookingId: null, hasAgreed: false, unanswered: [] }
}

/** Storage that is full, blocked or from an older version costs what was typed, not the page. */
export function readKept<T extends object>(store: () => Store, key: string, otherwise: T): T {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? 'null')
    return kept !== null && typeof kept === 'object' ? { ...otherwise, ...kept } : otherwise
  } catch {
    return otherwise
  }
}

export function keep(store: () => Store, key: string, value: object): void {
  try {
    store().setItem(key, JSON.stringify(value))
  } catch {
    // The page still holds it.
  }
}
