import type { DraftContent } from '@roomtone/contract/application/draft'
import type { Actor } from '@roomtone/domain/access/actor'
import { emptyDraft } from '@roomtone/domain/listing/empty-draft'
import { privacyFor } from '@roomtone/domain/listing/options'
import { allowsFrom, type ListingTerms, suggestedTerms, TERMS_BLOCKS } from '@roomtone/domain/listing/terms'
import { addSpace } from '../../features/application/draft/copy-listing.ts'
import { saveDraft } from '../../features/application/draft/save-draft.ts'
import { startDraft } from '../../features/application/draft/start-draft.ts'
import { submitDraft } from '../../features/application/draft/submit-draft.ts'
import type { Deps } from '../../platform/deps.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { importScene } from './import-scene.ts'
import { findAlderHouse } from './seed-house.ts'

export type Sent = { applicationId: string; revision: number }

/** As *Your terms* has them once everything on it is confirmed. */
function termsOf(content: DraftContent, { allows }: DemoListing): ListingTerms {
  return { ...suggestedTerms(content), allows: allowsFrom(allows), confirmed: [...TERMS_BLOCKS] }
}

/** What the wizard would hold after its last screen. */
async function contentOf(deps: Deps, actor: Actor, listing: DemoListing): Promise<DraftContent> {
  const { address, city, state, country, zip } = listing
  return {
    ...emptyDraft(null),
    propertyType: listing.propertyType,
    placeType: listing.placeType,
    privacyLevel: privacyFor(listing.placeType),
    location: { address, city, state, country, zip },
    guests: listing.guests,
    bedrooms: listing.bedrooms,
    beds: listing.beds,
    bathrooms: listing.bathrooms,
    sizeSqft: listing.sizeSqft,
    amenities: listing.amenities,
    photos: await importScene(deps, actor.userId, listing),
    title: listing.title,
    highlights: listing.highlights,
    description: listing.description,
    pricePerDay: listing.pricePerDay,
    safetyFeatures: listing.safety,
    residence: { address: '3 Quay Walk', city, state, country, zip },
  }
}

async function beginListing(deps: Deps, actor: Actor, { title, house }: DemoListing) {
  if (!house) return startDraft(deps, actor, null)
  const premisesId = await findAlderHouse(deps.db)
  if (premisesId === undefined) throw new Error(`${title} is a space of a house that was never divided`)
  return addSpace(deps, actor, { premisesId, title, ...house, copyOf: null })
}

export async function sendApplication(deps: Deps, actor: Actor, listing: DemoListing): Promise<Sent> {
  const content = await contentOf(deps, actor, listing)
  const { id, version } = await beginListing(deps, actor, listing)
  const terms = termsOf(content, listing)
  const saved = await saveDraft(deps, actor, { id, version, screen: 'terms', content, terms })
  return submitDraft(deps, actor, { id, version: saved.version })
}
