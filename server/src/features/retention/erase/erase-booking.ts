import type { Deps } from '../../../platform/deps.ts'
import { findSilentConversation, isStillDue, lockBookingSides } from '../due.store.ts'
import { emptyIdleRecords, eraseIdleKey } from './account-records.store.ts'
import {
  emptyBooking,
  emptyConversation,
  findClaimFiles,
  findMessageFiles,
  findPacketFiles,
} from './booking-records.store.ts'
import { addCounts } from './count-each.ts'
import { type Erasing, writeDown } from './write-down.ts'

const RULE = 'booking_records'

/** Files go before the commit: a crash in between leaves a booking to erase again, never an orphaned file. */
export async function eraseBooking(deps: Deps, { id, before, now }: Erasing): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { guestId, hostId } = await lockBookingSides(tx, id)
    if (!(await isStillDue(tx, RULE, id, before))) return
    const conversation = await findSilentConversation(tx, id, before)
    for (const key of await findPacketFiles(tx, id)) await deps.files.delete(key)
    for (const key of await findClaimFiles(tx, id)) await deps.files.delete(key)
    if (conversation) for (const key of await findMessageFiles(tx, conversation)) await deps.files.delete(key)
    const what = addCounts([
      await emptyBooking(tx, { id, before, now }),
      ...(conversation ? [await emptyConversation(tx, conversation)] : []),
    ])
    await writeDown(deps, tx, { rule: RULE, id, what, now })
    await emptyIdleRecords(tx, hostId)
    await eraseIdleKey(tx, guestId)
    await eraseIdleKey(tx, hostId)
  })
}
