import { randomInt, randomUUID } from 'node:crypto'
import { crewWindow } from '@roomtone/domain/compliance/crew-window'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { BookingRow } from '../../booking/entry.ts'
import { findCrewTerms } from './call-sheet.store.ts'
import { insertCrewLink } from './crew-link.store.ts'
import { crewToken } from './crew-token.ts'
import { endLinks } from './end-links.ts'
import type { CrewPerson } from './read-crew.ts'

/** Crockford's letters: none that is taken for another when a code is read aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

type Issue = { booking: BookingRow; person: CrewPerson; actorId: string; now: Date }
export type IssuedLink = { id: string; code: string; expiresAt: Date }

/** A new link for one person of the crew; the one before ends. */
export async function issueLink(
  deps: Deps,
  tx: Tx,
  { booking, person, actorId, now }: Issue,
): Promise<IssuedLink> {
  const bookingId = booking.id
  await endLinks(deps, tx, { bookingId, memberIds: [person.id], actorId, now })
  const { hoursBefore } = await findCrewTerms(tx, booking.property_id)
  const times = { startsAt: booking.starts_at, endsAt: booking.ends_at }
  const { closesAt: expiresAt } = crewWindow({ ...times, hoursBefore })
  const id = randomUUID()
  const link = { id, memberId: person.id, tokenHash: hashToken(crewToken(deps, id)), now, expiresAt }
  let code = newCode()
  while (!(await insertCrewLink(tx, { ...link, code }))) code = newCode()
  await deps.audit.record(tx, {
    now,
    actorId,
    action: 'crew_link.made',
    subjectType: 'booking',
    subjectId: bookingId,
    data: { link: id, member: person.id, code },
    // The list may be corrected later; whom this code was made for stays known.
    personal: { subjectId: bookingId, fields: { name: person.name, role: person.role } },
  })
  return { id, code, expiresAt }
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
