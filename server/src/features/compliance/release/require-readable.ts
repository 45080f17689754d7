import type { Handle } from '../../../platform/db/database.ts'
import { Refused } from '../../../platform/refused.ts'
import type { Packet } from '../packet/require-packet.ts'
import { refusals } from '../refusals.ts'
import { findSignatures } from './signature.store.ts'

/**
 * A release names the address, which a guest no longer needs once the booking is canceled before it begins.
 * They can still show what they have signed.
 */
export async function requireReadable(
  handle: Handle,
  { booking, party }: Packet,
  releaseIds: string[],
): Promise<void> {
  const { state, ended_at: endedAt, starts_at: startsAt } = booking
  if (party !== 'guest' || state !== 'cancelled' || (endedAt && endedAt > startsAt)) return
  const signatures = await findSignatures(handle, releaseIds)
  if (signatures.some(({ signerId }) => signerId === booking.guest_id)) return
  throw new Refused('no_longer_possible', {
    detail: (language) => refusals(language).canceledUnsigned,
  })
}
