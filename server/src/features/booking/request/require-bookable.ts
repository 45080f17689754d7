import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { notAllowed } from '@roomtone/domain/booking/production'
import { ACTIVITY_LABELS } from '@roomtone/domain/listing/activities'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { findListing, type ListingRow } from '../../listing/entry.ts'
import { moneyWords } from '../mails/mail-words.ts'
import type { RequestBody } from './request-body.ts'
import type { Requester } from './requester.store.ts'

type Shoot = Pick<RequestBody, 'propertyId' | 'crew'> & {
  production: Pick<RequestBody['production'], 'involves'>
}

/**
 * Whether this person may ask for this space with this crew and shoot, whenever it is. Who takes an offer was asked
 * weeks ago, and is asked again.
 */
export async function requireBookable(
  deps: Deps,
  actor: Actor,
  requester: Requester,
  { propertyId, crew, production }: Shoot,
): Promise<ListingRow> {
  const listing = await requireStanding(deps, actor, requester, propertyId)
  requireRoom(crew, listing)
  requireAllowed(production.involves, listing)
  return listing
}

/** Whether this person may have this space at all. */
async function requireStanding(
  deps: Deps,
  actor: Actor,
  requester: Requester,
  propertyId: string,
): Promise<ListingRow> {
  const verdict = can(actor, 'booking.request', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  if (!requester.hasConfirmedEmail) throw new Refused('email_unconfirmed')
  requireNothingOwed(requester)
  const listing = await findListing(deps.db, propertyId, actor)
  if (listing?.hostId === actor.userId) throw new Refused('own_listing')
  if (listing && requester.isHelper)
    throw new Refused('own_listing', {
      detail: "You help host this space, so you can't book it yourself.",
    })
  if (!listing?.isAvailable) throw new Refused('not_found')
  if (requester.isBlocked)
    throw new Refused('forbidden', { detail: "You can't send a request to this host." })
  return listing
}

function requireNothingOwed({ owedId: id, owedAmount: amount, owedTitle: title }: Requester): void {
  if (id === null) return
  throw new Refused('claim_unpaid', {
    detail: `You haven't paid claim ${id.slice(0, 8)} about ${title}: ${moneyWords(amount ?? 0)}. Please pay it first. You'll find the link in your trip.`,
  })
}

function requireRoom(crew: number, { maxGuests }: ListingRow): void {
  if (crew <= maxGuests) return
  const people = maxGuests === 1 ? 'one person' : `${maxGuests} people`
  throw refusedField('crew', `This space fits at most ${people}.`, 'crew_too_large')
}

function requireAllowed(involves: RequestBody['production']['involves'], { allows }: ListingRow): void {
  const against = notAllowed(involves, allows)
  if (against.length === 0) return
  const names = against.map((one) => ACTIVITY_LABELS[one])
  throw new Refused('not_allowed_here', {
    detail: `This space doesn't allow: ${names.join(', ')}.`,
    fields: names.map((name) => ({
      field: 'production.involves',
      message: `${name}: not allowed in this space`,
    })),
  })
}
