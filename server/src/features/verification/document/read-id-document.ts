import type { Reply } from '@roomtone/contract/endpoint'
import type { readIdDocument as readIdDocumentEndpoint } from '@roomtone/contract/verification/read-id-document'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findVerification } from '../verification.store.ts'
import { readDocument } from './read-document.ts'

/** For a review, or to look a decision up again; what is still with a provider cannot be read. */
export async function readIdDocument(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Reply<typeof readIdDocumentEndpoint>> {
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const verification = await findVerification(tx, id)
    if (!verification?.documentId || verification.status === 'processing') throw new Refused('not_found')
    const document = await readDocument(deps, tx, verification.documentId, now)
    if (!document) throw new Refused('not_found')
    // Committed before the answer leaves, so that no one reads an ID without a trace.
    await deps.audit.record(tx, {
      now,
      actorId: actor.userId,
      action: 'verification.document-read',
      subjectType: 'user',
      subjectId: verification.userId,
      data: { verification: id, document: verification.documentId },
    })
    return { mediaType: document.mediaType, base64: document.bytes.toString('base64') }
  })
}
