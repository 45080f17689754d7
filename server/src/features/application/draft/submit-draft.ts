import { draftContent } from '@roomtone/contract/application/draft'
import { listingTerms } from '@roomtone/contract/listing/terms'
import { textsIn } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import { can } from '@roomtone/domain/access/can'
import type { ListingContent } from '@roomtone/domain/listing/content'
import { pinReach } from '@roomtone/domain/listing/pin-reach'
import { changedTerms, type ListingTerms } from '@roomtone/domain/listing/terms'
import { firstIncomplete, type Screen } from '@roomtone/domain/listing/wizard'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Located } from '../../../platform/geocoder/geocoder.ts'
import { Refused, refusedField } from '../../../platform/refused.ts'
import { findGround, ownFactsOf, type WholeContent } from '../../listing/entry.ts'
import { requireCleanTexts, withoutKept } from '../../moderation/entry.ts'
import { ownsPhotos } from '../../photo/entry.ts'
import { requireSpaceName } from '../../premises/entry.ts'
import {
  findApplication,
  insertApplication,
  lockApplication,
  reviseApplication,
} from '../application.store.ts'
import { columnsOfContent, contentOfApplication, isWhole } from '../application-content.ts'
import { makeHost } from '../make-host.ts'
import { recordRevision } from '../record-revision.ts'
import { refusals } from '../refusals.ts'
import { atItsHouse } from './at-its-house.ts'
import { type DraftRow, findDraft, type SpaceColumns, takeDraft } from './draft.store.ts'
import { contentOf, termsOf } from './draft.view.ts'
import { requireConfirmed, requireOwnArrivalPhotos } from './require-terms.ts'

/** Screens that can be left unfinished: the field at fault, and the text that says what to do about it. */
const MISSING = {
  'property-type': ['propertyType', 'propertyType'],
  'place-type': ['placeType', 'placeType'],
  address: ['location', 'address'],
  basics: ['guests', 'basics'],
  photos: ['photos', 'photos'],
  title: ['title', 'title'],
  highlights: ['highlights', 'highlights'],
  description: ['description', 'description'],
  price: ['pricePerDay', 'price'],
  'final-details': ['residence', 'residence'],
} as const satisfies Partial<Record<Screen, readonly [field: string, text: string]>>

/** The browser does not submit gaps; a request that has one is told about the first. */
function requireComplete(content: ListingContent): WholeContent {
  const screen = firstIncomplete(content)
  const [field, text] = screen !== null && isNamed(screen) ? MISSING[screen] : (['', 'unfinished'] as const)
  if (screen !== null || !isWhole(content)) throw refusedField(field, (language) => refusals(language)[text])
  return content
}

function isNamed(screen: Screen): screen is keyof typeof MISSING {
  return screen in MISSING
}

type Submission = { id: string; version: number }
type Sending = {
  userId: string
  applicationId: string | null
  content: WholeContent
  terms: ListingTerms | null
  space: SpaceColumns | null
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
  const content = requireComplete(await atItsHouse(deps.db, draft.premisesId, contentOf(draft)))
  const { centre } = await findGround(deps, content.location)
  requirePinNear(content, centre)
  const { applicationId } = draft
  const terms = termsOf(draft)
  if (draft.propertyId === null) requireConfirmed(terms, content)
  await requireCleanContent(deps, userId, { draftId: id, applicationId, content, terms })
  return deps.db.transaction().execute(async (tx) => {
    const before = applicationId === null ? undefined : await lockApplication(tx, applicationId)
    const space = spaceOfDraft(draft)
    if (space)
      await requireSpaceName(tx, {
        premisesId: space.premises_id,
        title: content.title,
        exceptId: applicationId ?? id,
        field: 'title',
      })
    if (!(await takeDraft(tx, { id, userId, version })))
      throw new Refused((await findDraft(tx, id, userId)) ? 'stale' : 'not_found')
    if (!(await ownsPhotos(tx, userId, content.photos)))
      throw refusedField('photos', (language) => refusals(language).ownPhotoGone)
    if (terms) await requireOwnArrivalPhotos(tx, userId, terms)
    const sentTo = await send(tx, { userId, applicationId, content, terms, space, centre, now })
    await makeHost(deps, tx, { userId, grantedBy: userId, now })
    const revision = await recordRevision(deps, tx, {
      applicationId: sentTo,
      termsChanged: changedTerms(before?.terms ?? null, terms),
      actorId: userId,
      now,
    })
    return { applicationId: sentTo, revision }
  })
}

function spaceOfDraft({ premisesId, areas, sharedAreas }: DraftRow): SpaceColumns | null {
  return premisesId === null
    ? null
    : { premises_id: premisesId, areas: areas ?? '{}', shared_areas: sharedAreas ?? '{}' }
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
  { userId, applicationId, content, terms, space, centre, now }: Sending,
): Promise<string> {
  const sent = { ...columnsOfContent(content, centre, now), terms: terms && JSON.stringify(terms), ...space }
  if (applicationId === null) return insertApplication(tx, { userId, sent, now })
  if (!(await reviseApplication(tx, { id: applicationId, userId, sent })))
    throw new Refused('conflict', {
      detail: (language) => refusals(language).alreadySent,
    })
  return applicationId
}

function requirePinNear({ pin, location }: WholeContent, centre: Located): void {
  if (pin && pinReach(pin, centre) === 'too_far')
    throw refusedField('pin', (language) => refusals(language).pinTooFar({ city: location.city }))
}
