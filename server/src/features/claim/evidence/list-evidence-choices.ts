import type { listEvidenceChoices as listEvidenceChoicesEndpoint } from '@roomtone/contract/claim/claims'
import type { Reply } from '@roomtone/contract/endpoint'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findBooking } from '../../booking/entry.ts'
import { sideOf } from '../require-claim.ts'
import { findMessageChoices, findPacketChoices } from './claim-evidence.store.ts'

const MESSAGES_SHOWN = 200

/** For its two sides alone: an admin has no evidence to choose. */
export async function listEvidenceChoices(
  { db }: Deps,
  actor: Actor,
  bookingId: string,
): Promise<Reply<typeof listEvidenceChoicesEndpoint>> {
  const booking = await findBooking(db, bookingId)
  if (!booking || sideOf(booking, actor.userId) === null) throw new Refused('not_found')
  const files = await findPacketChoices(db, bookingId)
  const messages = await findMessageChoices(db, bookingId, MESSAGES_SHOWN)
  return {
    files: files.map(({ addedAt, ...file }) => ({ ...file, addedAt: addedAt.toISOString() })),
    messages: messages
      .filter(({ content }) => content !== '')
      .map(({ id, sender, content, sentAt }) => ({ id, sender, content, sentAt: sentAt.toISOString() })),
  }
}
