import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { notAllowed } from '@roomtone/domain/booking/production'
import { ACTIVITY_LABELS } from '@roomtone/domain/listing/activities'
import type { Deps } from '../../platform/deps.ts'
import { Refused, refusedField } from '../../platform/http/refused.ts'
import { helpsWith } from '../cohost/entry.ts'
import { findListing, type ListingRow } from '../listing/entry.ts'
import { moneyWords } from './mails/mail-words.ts'
import type { RequestBody } from './request-body.ts'
import { areBlocked, findOwedClaim, hasConfirmedEmail } from './requester.store.ts'

/** Whether this person may ask for this space with this crew and shoot, whenever it is. */
export async function demandBookable(deps: Deps, actor: Actor, body: RequestBody): Promise<ListingRow> {
  const verdict = can(actor, 'booking.request', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  if (!(await hasConfirmedEmail(deps.db, actor.userId))) throw new Refused('email_unconfirmed')
  await demandNothingOwed(deps, actor.userId)
  const listing = await findListing(deps.db, body.propertyId, actor)
  if (listing?.hostId === actor.userId) throw new Refused('own_listing')
  if (listing && (await helpsWith(deps.db, actor.userId, listing.id)))
    throw new Refused('own_listing', {
      detail: 'You help to host this space, so you cannot book it for yourself.',
    })
  if (!listing?.isAvailable) throw new Refused('not_found')
  if (await areBlocked(deps.db, actor.userId, listing.hostId))
    throw new Refused('forbidden', { detail: 'You cannot send a request to this host.' })
  demandRoom(body.crew, listing)
  demandAllowed(body.production.involves, listing)
  return listing
}

async function demandNothingOwed(deps: Deps, guestId: string): Promise<void> {
  const owed = await findOwedClaim(deps.db, guestId)
  if (!owed) return
  const { id, amount, title } = owed
  throw new Refused('claim_unpaid', {
    detail: `Claim ${id.slice(0, 8)} about ${title} is not paid: ${moneyWords(amount ?? 0)}. Please pay it first; your trip there has a link to it.`,
  })
}

function demandRoom(crew: number, { maxGuests }: ListingRow): void {
  if (crew <= maxGuests) return
  const people = maxGuests === 1 ? 'one person' : `${maxGuests} people`
  throw refusedField('crew', `This space holds at most ${people}.`, 'crew_too_large')
}

function demandAllowed(involves: RequestBody['production']['involves'], { allows }: ListingRow): void {
  const against = notAllowed(involves, allows)
  if (against.length === 0) return
  const names = against.map((one) => ACTIVITY_LABELS[one])
  throw new Refused('not_allowed_here', {
    detail: `This space does not allow: ${names.join(', ')}.`,
    fields: names.map((name) => ({
      field: 'production.involves',
      message: `${name}: not allowed in this space`,
    })),
  })
}
