import type { ListingContent } from '@roomtone/domain/listing/content'
import { PHOTOS_MAX } from '@roomtone/domain/listing/options'
import type { Tx } from '../../platform/db/database.ts'
import { contentOf, lockDraftOfApplication, rewriteDraft } from '../application/entry.ts'
import type { OwnListingRow } from './hosting.store.ts'
import type { DirectChanges } from './listing-edit.store.ts'
import { isSamePlace, locationOf } from './own-listing.view.ts'
import type { Edit } from './prepare-edit.ts'

type Edited = { row: OwnListingRow; edit: Edit; now: Date }

/**
 * A draft that reworks the listing's application was filled in from it once. Sent as it was, it would write old words,
 * old photos and an old privacy level over the listing, so it takes over what is edited. The caller has locked the
 * application.
 */
export async function bringDraftAlong(
  tx: Tx,
  applicationId: string,
  { row, edit, now }: Edited,
): Promise<void> {
  const { pin } = edit.direct
  const shared = sharedWithWizard(edit.direct)
  if (Object.keys(shared).length === 0 && !edit.photos && !pin) return
  const draft = await lockDraftOfApplication(tx, applicationId)
  if (!draft) return
  const content = contentOf(draft)
  await rewriteDraft(tx, {
    id: draft.id,
    content: {
      ...content,
      ...shared,
      // The pin of a draft for another address belongs to that address.
      ...(pin && isSamePlace(content.location, locationOf(row)) && { pin }),
      ...(edit.photos && { photos: photosAfter(edit.photos, content.photos, row.photoIds) }),
    },
    terms: draft.terms,
    now,
  })
}

type Shared = Exclude<keyof ListingContent & keyof DirectChanges, 'pin'>

/** The compiler asks for a field that editor and wizard both gain. */
const SHARED: Record<Shared, true> = {
  title: true,
  description: true,
  highlights: true,
  privacyLevel: true,
  bedrooms: true,
  beds: true,
  bathrooms: true,
  sizeSqft: true,
  amenities: true,
  safetyFeatures: true,
  pricePerDay: true,
  bookingApproval: true,
  guestPreference: true,
}

function sharedWithWizard({ maxGuests, ...direct }: DirectChanges): Partial<ListingContent> {
  const entries = Object.entries(direct).filter(([field, value]) => field in SHARED && value !== undefined)
  return { ...Object.fromEntries(entries), ...(maxGuests !== undefined && { guests: maxGuests }) }
}

/**
 * What was uploaded in the wizard and waits to be sent is stored nowhere else: it stays, behind the listing's
 * own.
 */
function photosAfter(edited: string[], drafted: string[], before: string[]): string[] {
  const waiting = drafted.filter((id) => !before.includes(id) && !edited.includes(id))
  return [...edited, ...waiting].slice(0, PHOTOS_MAX)
}
