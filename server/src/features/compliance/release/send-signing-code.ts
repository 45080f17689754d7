import type { Actor } from '@roomtone/domain/access/actor'
import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { Refused } from '../../../platform/refused.ts'
import { codeHash, codeOf } from '../crew/code-of.ts'
import { LIMITS } from '../limits.ts'
import { lockPacket } from '../packet/require-packet.ts'
import { maySign } from './may-sign.ts'
import { requireRelease } from './show-release.ts'
import { findSignatures, putCode } from './signature.store.ts'

/** The second factor: the signer also has to read the account's mailbox. */
export async function sendSigningCode(deps: Deps, actor: Actor, bookingId: string): Promise<undefined> {
  await requireWithin(deps, LIMITS.codesOfPerson, `${actor.userId}:${bookingId}`)
  const now = deps.clock.now()
  const { userId } = actor
  await deps.db.transaction().execute(async (tx) => {
    const found = await lockPacket(tx, actor, bookingId)
    const { id: releaseId, version } = await requireRelease(tx, bookingId, undefined)
    if (!maySign(actor, found, await findSignatures(tx, [releaseId]), now))
      throw new Refused('no_longer_possible')
    const code = codeOf(deps.config.masterKey, { releaseId, userId, createdAt: now })
    const hash = codeHash(deps.config.masterKey, { releaseId, userId }, code)
    const expiresAt = new Date(now.getTime() + CODE_LIVES_MS)
    await putCode(tx, { releaseId, userId, hash, now, expiresAt })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'release.code_sent',
      subjectType: 'booking',
      subjectId: bookingId,
      data: { version, party: found.party },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'signing-code', about: { releaseId, userId } })
  })
}
