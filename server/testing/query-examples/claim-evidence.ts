import type * as store from '../../src/features/claim/evidence/claim-evidence.store.ts'
import {
  countBelonging,
  countEvidence,
  findEvidence,
  findFilesOfMessages,
  findMessageChoices,
  findPacketChoices,
  findUpload,
  insertEvidence,
} from '../../src/features/claim/evidence/claim-evidence.store.ts'
import { type ExamplesOf, hash, id, now } from './example.ts'

const brought = { claim_id: id, side: 'host' as const, added_by: id, added_at: now }

export const examples: ExamplesOf<typeof store> = {
  insertEvidence: [
    (tx) => insertEvidence(tx, [{ ...brought, kind: 'message', message_id: id }]),
    (tx) =>
      insertEvidence(tx, [
        {
          ...brought,
          id,
          kind: 'upload',
          file_key: `claims/${id}`,
          name: 'lamp.jpg',
          media_type: 'image/jpeg',
          size_bytes: 240_000,
          sha256: hash,
        },
      ]),
  ],
  findEvidence: (tx) => findEvidence(tx, id),
  countEvidence: (tx) => countEvidence(tx, { claimId: id, side: 'host' }),
  findUpload: (tx) => findUpload(tx, id),
  findPacketChoices: (tx) => findPacketChoices(tx, id),
  findMessageChoices: (tx) => findMessageChoices(tx, id, 200),
  countBelonging: (tx) => countBelonging(tx, { bookingId: id, packetFileIds: [id], messageIds: [id] }),
  findFilesOfMessages: (tx) => findFilesOfMessages(tx, [id]),
}
