import type { ConversationView } from '@roomtone/contract/conversation/conversation'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { textsIn } from '@roomtone/texts/all/conversation/refusals'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { findListing } from '../listing/entry.ts'
import { findBookingSides, findConversationOf, insertConversation, type Sides } from './conversation.store.ts'
import { LIMITS } from './limits.ts'
import { viewConversation } from './view-conversation.ts'

type Wanted = { propertyId?: string | undefined; bookingId?: string | undefined }

/** Opening it tells the other side nothing: they see it once there is something to read. */
export async function openConversation(
  deps: Deps,
  actor: Actor,
  { propertyId, bookingId }: Wanted,
): Promise<ConversationView> {
  const verdict = can(actor, 'booking.request', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  await requireWithin(deps, LIMITS.opensOfPerson, actor.userId)
  const sides =
    bookingId !== undefined
      ? await sidesOfBooking(deps, actor, bookingId)
      : await sidesOfListing(deps, actor, propertyId)
  const id = await findOrOpen(deps, sides)
  return viewConversation(deps, deps.db, actor, id)
}

/** Looked for first, and again when another tab was faster. */
async function findOrOpen({ db, clock }: Deps, sides: Sides): Promise<string> {
  const id =
    (await findConversationOf(db, sides)) ??
    (await insertConversation(db, sides, clock.now())) ??
    (await findConversationOf(db, sides))
  if (id === null) throw new Refused('not_found')
  return id
}

async function sidesOfListing(deps: Deps, actor: Actor, propertyId: string | undefined): Promise<Sides> {
  if (propertyId === undefined)
    throw refusedField('propertyId', (language) => textsIn(language).refusals.nothingChosen)
  const listing = await findListing(deps.db, propertyId, actor)
  if (listing?.hostId === actor.userId) throw new Refused('own_listing')
  if (!listing?.isAvailable) throw new Refused('not_found')
  return { propertyId, guestId: actor.userId, hostId: listing.hostId }
}

/** A booking opens it even where the space is no longer on offer; one that its host has not heard of does not. */
async function sidesOfBooking(deps: Deps, actor: Actor, bookingId: string): Promise<Sides> {
  const booking = await findBookingSides(deps.db, bookingId, actor.userId)
  if (!booking) throw new Refused('not_found')
  const { propertyId, guestId, hostId, isKnown } = booking
  return isKnown ? { propertyId, guestId, hostId } : sidesOfListing(deps, actor, propertyId)
}
