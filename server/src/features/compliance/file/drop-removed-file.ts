import type { Deps } from '../../../platform/deps.ts'
import { lockBooking } from '../../booking/entry.ts'
import { findRemovedFile, isFileHeld, lockSides } from './packet-file.store.ts'
import { deleteFileBytes } from './packet-file-bytes.ts'

/** What was taken back loses its bytes. Those that a legal hold keeps stay, and this is asked again when it is lifted. */
export async function dropRemovedFile(deps: Deps, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const file = await findRemovedFile(tx, id)
    const booking = file && (await lockBooking(tx, file.bookingId))
    if (!booking) return
    await lockSides(tx, [booking.guest_id, booking.host_id])
    if (!(await isFileHeld(tx, id))) await deleteFileBytes(deps, id)
  })
}
