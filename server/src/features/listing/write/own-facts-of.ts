import type { OwnFacts } from '@roomtone/domain/moderation/find-own-facts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findContacts } from '../../profile/entry.ts'

type Place = { hostId: string; addresses: readonly { address: string; zip: string }[]; accessNotes: string }

/** What the public texts of a listing must not give away. */
export async function ownFactsOf(
  deps: Deps,
  handle: Handle,
  { hostId, addresses, accessNotes }: Place,
): Promise<OwnFacts> {
  const { emails, phones } = await findContacts(deps, handle, hostId)
  return {
    streets: addresses.map(({ address }) => address),
    postalCodes: addresses.map(({ zip }) => zip),
    accessNotes: [accessNotes],
    emails,
    phones,
  }
}
