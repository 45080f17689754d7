import type { OwnListingView } from '@roomtone/contract/hosting/own-listing'
import type { Actor } from '@roomtone/domain/access/actor'
import { TERMS_BLOCKS, type TermsBlock, unconfirmed } from '@roomtone/domain/listing/terms'
import { textsIn } from '@roomtone/texts/all/hosting/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { lockTerms, saveConfirmed } from './confirm-terms.store.ts'
import { viewOwnListing } from './show-own-listing.ts'

type Confirming = { id: string; version: number; block: TermsBlock }

/** The host says that they have seen a block as it is. Nothing of the listing changes with it, its version included. */
export async function confirmTerms(
  deps: Deps,
  { userId }: Actor,
  { id, version, block }: Confirming,
): Promise<OwnListingView> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockTerms(tx, userId, id)
    if (!row) throw new Refused('not_found')
    // A co-host may change the terms, but only the host can confirm having seen them.
    if (row.hostId !== userId)
      throw new Refused('forbidden', { detail: (language) => textsIn(language).refusals.hostConfirms })
    if (row.version !== version) throw new Refused('stale')
    if (!row.confirmed.includes(block)) {
      const confirmed = TERMS_BLOCKS.filter((one) => one === block || row.confirmed.includes(one))
      const left = unconfirmed({ confirmed }).length
      await saveConfirmed(tx, { id, confirmed, completedAt: left === 0 ? now : null })
      await deps.audit.record(tx, {
        now,
        actorId: userId,
        action: 'listing.terms_confirmed',
        subjectType: 'property',
        subjectId: id,
        data: { block, version, left },
      })
    }
    return viewOwnListing(deps, tx, userId, id)
  })
}
