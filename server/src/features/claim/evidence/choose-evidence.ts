import { CHOSEN_MAX, type ClaimSide } from '@roomtone/domain/claim/claim'
import type { Tx } from '../../../platform/db/database.ts'
import { refusedField } from '../../../platform/refused.ts'
import { refusals } from '../refusals.ts'
import { countBelonging, countEvidence, insertEvidence } from './claim-evidence.store.ts'

export type Chosen = { packetFileIds: string[]; messageIds: string[] }

type Choosing = { claimId: string; bookingId: string; side: ClaimSide; userId: string; now: Date }

/** Only what both sides of this very booking were shown before. */
export async function chooseEvidence(tx: Tx, about: Choosing, chosen: Chosen): Promise<void> {
  const packetFileIds = [...new Set(chosen.packetFileIds)]
  const messageIds = [...new Set(chosen.messageIds)]
  const { claimId, bookingId, side, userId, now } = about
  const found = await countBelonging(tx, { bookingId, packetFileIds, messageIds })
  if (found.files !== packetFileIds.length)
    throw refusedField('packetFileIds', (language) => refusals(language).fileGone)
  if (found.messages !== messageIds.length)
    throw refusedField('messageIds', (language) => refusals(language).messageGone)
  const before = await countEvidence(tx, { claimId, side })
  if (before.chosen + packetFileIds.length + messageIds.length > 2 * CHOSEN_MAX)
    throw refusedField('packetFileIds', (language) =>
      refusals(language).tooManyChosen({ max: 2 * CHOSEN_MAX }),
    )
  const brought = { claim_id: claimId, side, added_by: userId, added_at: now }
  await insertEvidence(tx, [
    ...packetFileIds.map((id) => ({ ...brought, kind: 'packet_file' as const, packet_file_id: id })),
    ...messageIds.map((id) => ({ ...brought, kind: 'message' as const, message_id: id })),
  ])
}
