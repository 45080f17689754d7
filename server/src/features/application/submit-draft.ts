import { draftContent } from '@roomtone/contract/application/draft'
import { listingTerms } from '@roomtone/contract/listing/terms'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import { metresBetween } from '@roomtone/domain/geo/distance'
import type { ListingContent } from '@roomtone/domain/listing/content'
import type { ListingTerms } from '@roomtone/domain/listing/terms'
import { firstIncomplete, type Screen } from '@roomtone/domain/listing/wizard'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Located } from '../../platform/geocoder/geocoder.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { findGround, ownFactsOf, type WholeContent } from '../listing/entry.ts'
import { requireCleanTexts, withoutKept } from '../moderation/entry.ts'
import { ownsPhotos } from '../photo/entry.ts'
import {
  findApplication,
  insertApplication,
  lockApplication,
  reviseApplication,
} from './application.store.ts'
import { columnsOfContent, contentOfApplication, isWhole } from './application-content.ts'
import { findDraft, takeDraft } from './draft.store.ts'
import { contentOf, termsOf } from './draft.view.ts'
import { makeHost } from './make-host.ts'
import { recordRevision } from './record-revision.ts'
import { requireConfirmed, requireOwnArrivalPhotos } from './require-terms.ts'

/** Screens that can be left unfinished: the field at fault, and what to do about it. */
const MISSING: Partial<Record<Screen, [field: string, message: string]>> = {
  'property-type': ['propertyType', 'Please choose a property type.'],
  'place-type': ['placeType', 'Please choose what kind of place crews will get.'],
  address: ['location', 'Please fill in the address, city, state and ZIP code of your place.'],
  basics: ['guests', 'Please check the numbers of guests, bedrooms, beds and bathrooms.'],
  photos: ['photos', 'Please add at least 5 photos.'],
  title: ['title', 'Please give your place a title of at most 50 characters.'],
  highlights: ['highlights', 'Please choose at most 2 highlights.'],
  description: ['description', 'Please describe your place in at most 500 characters.'],
  price: ['pricePerDay', 'Please set a price above $0.'],
  'final-details': ['residence', 'Please fill in your residential address, city, state and ZIP code.'],
}

/** The browser lets nobody get here with gaps; a request that has one is told of the first. */
function requireComplete(content: ListingContent): WholeContent {
  const screen = firstIncomplete(content)
  const [field, message] = (screen && MISSING[screen]) ?? ['', 'Please finish every screen of the wizard.']
  if (screen !== null || !isWhole(content)) throw refusedField(field, message)
  return content
}

const PIN_MAX_M = 50_000

type Submission = { id: string; version: number }
type Sending = {
  userId: string
  applicationId: string | null
  content: WholeContent
  terms: ListingTerms | null
  centre: Located
  now: Date
}

export async function submitDraft(
  deps: Deps,
  actor: Actor,
  { id, version }: Submission,
): Promise<{ applicationId: string; revision: number }> {
  const verdict = can(actor, 'listing.submit', undefined)
  if (!verdict.ok) throw new Refused(verdict.reason)
  const { userId } = actor
  const now = deps.clock.now()
  const draft = await findDraft(deps.db, id, userId)
  if (!draft) throw new Refused('not_found')
  if (draft.version !== version) throw new Refused('stale')
  const content = requireComplete(contentOf(draft))
  const { centre } = await findGround(deps, content.location)
  requirePinNear(content, centre)
  const { applicationId } = draft
  const terms = termsOf(draft)
  if (draft.propertyId === null) requireConfirmed(terms, content)
  await requireCleanContent(deps, userId, { draftId: id, applicationId, content, terms })
  return deps.db.transaction().execute(async (tx) => {
    if (applicationId !== null) await lockApplication(tx, applicationId)
    if (!(await takeDraft(tx, { id, userId, version })))
      throw new Refused((await findDraft(tx, id, userId)) ? 'stale' : 'not_found')
    if (!(await ownsPhotos(tx, userId, content.photos)))
      throw refusedField('photos', 'One of your photos is gone. Please upload it again.')
    if (terms) await requireOwnArrivalPhotos(tx, userId, terms)
    const sentTo = await send(tx, { userId, applicationId, content, terms, centre, now })
    await makeHost(deps, tx, { userId, grantedBy: userId, now })
    const revision = await recordRevision(deps, tx, { applicationId: sentTo, actorId: userId, now })
    return { applicationId: sentTo, revision }
  })
}

type Words = Pick<Sending, 'applicationId' | 'content' | 'terms'> & { draftId: string }

/** A draft is its author's alone; from here on reviewers read it, and then everyone. */
async function requireCleanContent(
  deps: Deps,
  userId: string,
  { draftId, applicationId, content, terms }: Words,
): Promise<void> {
  const before = applicationId === null ? undefined : await findApplication(deps.db, applicationId)
  const kept = before ? textsOf(contentOfApplication(before), before.terms) : []
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'draft', id: draftId },
    texts: withoutKept(textsOf(content, terms), kept),
    facts: await ownFactsOf(deps, deps.db, {
      hostId: userId,
      addresses: [content.location, content.residence],
      accessNotes: terms ? secretsIn(terms) : '',
    }),
  })
}

function textsOf(content: WholeContent, terms: ListingTerms | null) {
  return [...textsIn(draftContent, content), ...(terms ? textsIn(listingTerms, terms) : [])]
}

/** How to get in, which no public text may tell. */
function secretsIn({ accessNotes, wifiPassword, parking, loadIn }: ListingTerms): string {
  return [accessNotes, wifiPassword, parking, loadIn].join('\n')
}

async function send(
  tx: Tx,
  { userId, applicationId, content, terms, centre, now }: Sending,
): Promise<string> {
  const sent = { ...columnsOfContent(content, centre, now), terms: terms && JSON.stringify(terms) }
  if (applicationId === null) return insertApplication(tx, { userId, sent, now })
  if (!(await reviseApplication(tx, { id: applicationId, userId, sent })))
    throw new Refused('conflict', {
      detail: "You already sent this listing for review. We'll email you when we're done.",
    })
  return applicationId
}

/** A pin in another city is a slip, or a listing that would be found where it is not. */
function requirePinNear({ pin, location }: WholeContent, centre: Located): void {
  if (pin && metresBetween(pin, centre) > PIN_MAX_M)
    throw refusedField(
      'pin',
      `The pin is too far from ${location.city}. Please move it to your place, or check the address.`,
    )
}
