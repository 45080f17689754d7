import type { saveCrew } from '@roomtone/contract/compliance/crew'
import type { Parsed } from '@roomtone/contract/endpoint'
import type { FieldError } from '@roomtone/contract/errors'
import { Refused } from '../../../platform/refused.ts'
import type { BookingRow } from '../../booking/entry.ts'

export type WantedMember = Parsed<typeof saveCrew>['body']['members'][number]

type Standing = Pick<BookingRow, 'state' | 'starts_at' | 'ends_at'>

/** Whoever is on set is on the list before they are. */
export function isCrewEditable({ state, starts_at }: Standing, now: Date): boolean {
  return state === 'confirmed' && now < starts_at
}

export function requireCrewEditable(booking: Standing, now: Date): void {
  if (!isCrewEditable(booking, now))
    throw new Refused('no_longer_possible', {
      detail: 'You can change the crew list and call sheet while a booking is confirmed, until it starts.',
    })
}

/** Links are for a shoot that lies ahead or goes on. */
export function requireLinksPossible({ state, ends_at }: Standing, now: Date): void {
  if (state !== 'confirmed' || now >= ends_at)
    throw new Refused('no_longer_possible', {
      detail: 'You can make call sheet links while a booking is confirmed, until it ends.',
    })
}

type Booked = Pick<BookingRow, 'crew' | 'involves'>

export function requireFittingCrew({ crew, involves }: Booked, members: readonly WantedMember[]): void {
  if (members.length > crew)
    throw new Refused('crew_too_large', {
      detail: `You booked for ${crew === 1 ? '1 person' : `${crew} people`}. Bringing more people? Please ask the host first.`,
    })
  requireNone(
    'not_allowed_here',
    involves.includes('minors') ? [] : fieldsOf(members, 'isMinor', MINORS, ({ isMinor }) => isMinor),
  )
  requireNone(
    'validation_failed',
    fieldsOf(members, 'email', LESS_OF_MINORS, ({ isMinor, email }) => isMinor && email !== null),
  )
  requireNone(
    'validation_failed',
    fieldsOf(members, 'id', TWICE, ({ id }, index) => {
      return id !== undefined && members.findIndex((other) => other.id === id) !== index
    }),
  )
}

const MINORS = 'This booking was made without minors on set. Please ask the host first.'
const LESS_OF_MINORS = 'For a minor, enter only a name and role'
const TWICE = 'This person is on the list twice'

function fieldsOf(
  members: readonly WantedMember[],
  field: keyof WantedMember,
  message: string,
  isAtFault: (member: WantedMember, index: number) => boolean,
): FieldError[] {
  return members.flatMap((member, index) =>
    isAtFault(member, index) ? [{ field: `members.${index}.${field}`, message }] : [],
  )
}

function requireNone(code: 'not_allowed_here' | 'validation_failed', fields: FieldError[]): void {
  const first = fields[0]
  if (first) throw new Refused(code, { detail: first.message, fields })
}
