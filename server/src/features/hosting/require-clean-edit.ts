import { editListing, type ListingChanges } from '@roomtone/contract/hosting/edit-listing'
import { textsIn } from '@roomtone/contract/text-class'
import type { Deps } from '../../platform/deps.ts'
import { ownFactsOf } from '../listing/entry.ts'
import { requireCleanTexts, withoutKept } from '../moderation/entry.ts'
import type { OwnListingRow } from './hosting.store.ts'
import { locationOf, ownListingView } from './own-listing.view.ts'

/** Only what changes is asked about. A refusal leaves the listing as it is. */
export async function requireCleanEdit(
  deps: Deps,
  row: OwnListingRow,
  changes: ListingChanges,
  authorId: string,
): Promise<void> {
  const texts = withoutKept(
    textsIn(editListing.body, { changes }),
    textsIn(editListing.body, { changes: ownTextsOf(row) }),
  )
  if (texts.length === 0) return
  const { location } = changes
  const facts = await ownFactsOf(deps, deps.db, {
    hostId: row.host_id,
    addresses: [locationOf(row), ...(location ? [location] : [])],
    accessNotes: secretsAfter(row, changes),
  })
  await requireCleanTexts(deps, { authorId, place: { kind: 'listing', id: row.id }, texts, facts })
}

function ownTextsOf(row: OwnListingRow) {
  const {
    arrivalPhotos: _,
    photos: __,
    ...texts
  } = ownListingView(row, { photos: [], arrival: [], ofMenu: [] }, null)
  return texts
}

/** What a public text must not give away: how to get in, in the words of before and of after. */
function secretsAfter(row: OwnListingRow, changes: ListingChanges): string {
  const { accessNotes = row.access_notes, wifiPassword = row.wifi_password } = changes
  return [accessNotes, changes.parking ?? row.parking, changes.loadIn ?? row.load_in, wifiPassword].join('\n')
}
