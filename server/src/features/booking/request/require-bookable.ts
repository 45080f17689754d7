import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { notAllowed } from '@roomtone/domain/booking/production'
import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn as labelsIn } from '@roomtone/texts/all/labels'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../../platform/deps.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { findListing, type ListingRow } from '../../listing/entry.ts'
import { refusals } from '../refusals.ts'
import type { RequestBody } from './request-body.ts'
import type { Requester } from './requester.store.ts'

type Shoot = Pick<RequestBody, 'propertyId' | 'crew'> & {
  production: Pick<RequestBody['production'], 'involves'>
}

/**
 * Whether this person may request this space with this crew and shoot, no matter when. A guest who takes an
 * offer was checked weeks ago, and is checked again.
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
      detail: (language) => refusals(language).ownAsHelper,
    })
  if (!listing?.isAvailable) throw new Refused('not_found')
  if (requester.isBlocked)
    throw new Refused('forbidden', { detail: (language) => refusals(language).blocked })
  return listing
}

function requireNothingOwed({ owedId: id, owedAmount: amount, owedTitle: title }: Requester): void {
  if (id === null) return
  throw new Refused('claim_unpaid', {
    detail: (language) =>
      refusals(language).claimUnpaid({ number: id.slice(0, 8), title: title ?? '', amount: amount ?? 0 }),
  })
}

function requireRoom(crew: number, { maxGuests }: ListingRow): void {
  if (crew <= maxGuests) return
  throw refusedField(
    'crew',
    (language) => refusals(language).crewTooLarge({ count: maxGuests }),
    'crew_too_large',
  )
}

function requireAllowed(involves: RequestBody['production']['involves'], { allows }: ListingRow): void {
  const against = notAllowed(involves, allows)
  if (against.length === 0) return
  const namesIn = (language: Language) => against.map((one) => labelsIn(language).activities[one])
  throw new Refused('not_allowed_here', {
    detail: (language) =>
      refusals(language).notAllowed({ activities: formatsIn(language).list(namesIn(language)) }),
    fields: against.map((one) => ({
      field: 'production.involves',
      message: (language) =>
        refusals(language).activityNotAllowed({ activity: labelsIn(language).activities[one] }),
    })),
  })
}
