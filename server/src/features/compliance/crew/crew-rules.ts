import type { saveCrew } from '@roomtone/contract/compliance/crew'
import type { Parsed } from '@roomtone/contract/endpoint'
import { type FieldRefusal, Refused, refusedFields } from '../../../platform/refused.ts'
import type { Words } from '../../../platform/words.ts'
import type { BookingRow } from '../../booking/entry.ts'
import { refusals } from '../refusals.ts'

export type WantedMember = Parsed<typeof saveCrew>['body']['members'][number]

type Standing = Pick<BookingRow, 'state' | 'starts_at' | 'ends_at'>

/** The list can change until the shoot begins: everyone on set must be on it by then. */
export function isCrewEditable({ state, starts_at }: Standing, now: Date): boolean {
  return state === 'confirmed' && now < starts_at
}

export function requireCrewEditable(booking: Standing, now: Date): void {
  if (!isCrewEditable(booking, now))
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).crewFixed,
    })
}

/** Links are for a shoot that is upcoming or in progress. */
export function requireLinksPossible({ state, ends_at }: Standing, now: Date): void {
  if (state !== 'confirmed' || now >= ends_at)
    throw new Refused('no_longer_possible', {
      detail: (language) => refusals(language).linksClosed,
    })
}

type Booked = Pick<BookingRow, 'crew' | 'involves'>

export function requireFittingCrew({ crew, involves }: Booked, members: readonly WantedMember[]): void {
  if (members.length > crew)
    throw new Refused('crew_too_large', {
      detail: (language) => refusals(language).crewTooLarge({ count: crew }),
    })
  requireNone(
    'not_allowed_here',
    involves.includes('minors')
      ? []
      : fieldsOf(
          members,
          'isMinor',
          (language) => refusals(language).withoutMinors,
          ({ isMinor }) => isMinor,
        ),
  )
  requireNone(
    'validation_failed',
    fieldsOf(
      members,
      'email',
      (language) => refusals(language).lessOfMinors,
      ({ isMinor, email }) => isMinor && email !== null,
    ),
  )
  requireNone(
    'validation_failed',
    fieldsOf(
      members,
      'id',
      (language) => refusals(language).twice,
      ({ id }, index) => {
        return id !== undefined && members.findIndex((other) => other.id === id) !== index
      },
    ),
  )
}

function fieldsOf(
  members: readonly WantedMember[],
  field: keyof WantedMember,
  message: Words,
  isAtFault: (member: WantedMember, index: number) => boolean,
): FieldRefusal[] {
  return members.flatMap((member, index) =>
    isAtFault(member, index) ? [{ field: `members.${index}.${field}`, message }] : [],
  )
}

function requireNone(code: 'not_allowed_here' | 'validation_failed', fields: FieldRefusal[]): void {
  if (fields.length > 0) throw refusedFields(fields, code)
}
