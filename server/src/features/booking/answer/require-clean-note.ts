import type { ClassedText } from '@roomtone/contract/text-class'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireCleanTexts } from '../../moderation/entry.ts'
import type { BookingRow } from '../booking.store.ts'
import { haveConfirmedBooking } from '../confirmed-between.store.ts'

/** What one side of a booking writes to the other. */
export async function requireCleanNote(
  deps: Deps,
  { userId }: Actor,
  { id, guest_id, host_id }: BookingRow,
  texts: ClassedText[],
): Promise<void> {
  await requireCleanTexts(deps, {
    authorId: userId,
    place: { kind: 'booking', id },
    texts,
    haveConfirmedBooking: await haveConfirmedBooking(deps.db, guest_id, host_id),
  })
}
