import type { Parsed, Reply } from '@roomtone/contract/endpoint'
import type { beginProof as beginProofEndpoint } from '@roomtone/contract/proof/proof'
import type { Actor } from '@roomtone/domain/access/actor'
import { CODE_LIVES_MS } from '@roomtone/domain/account/mailed-code'
import { mailedCode, mailedCodeHash } from '../../platform/crypto/mailed-code.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { beginPasskeyProof } from '../passkey/entry.ts'
import { requireAccepted } from './find-accepted.ts'
import { LIMITS } from './limits.ts'
import { putCode } from './proof-code.store.ts'
import { useOfCode } from './try-code.ts'

type Endpoint = typeof beginProofEndpoint

export async function beginProof(
  deps: Deps,
  actor: Actor,
  method: Parsed<Endpoint>['body']['method'],
): Promise<Reply<Endpoint>> {
  await requireAccepted(deps.db, actor.userId, method)
  if (method === 'passkey') {
    await requireWithin(deps, LIMITS.challengesOfPerson, actor.userId)
    return { passkey: await beginPasskeyProof(deps, actor.userId) }
  }
  await requireWithin(deps, LIMITS.codesOfPerson, actor.userId)
  await mailCode(deps, actor)
  return { passkey: null }
}

async function mailCode(deps: Deps, { userId, sessionId }: Actor): Promise<void> {
  const now = deps.clock.now()
  const { masterKey } = deps.config
  const use = useOfCode(sessionId)
  const hash = mailedCodeHash(masterKey, use, mailedCode(masterKey, use, now))
  await deps.db.transaction().execute(async (tx) => {
    await putCode(tx, { sessionId, hash, now, expiresAt: new Date(now.getTime() + CODE_LIVES_MS) })
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'session.proof-mailed',
      subjectType: 'user',
      subjectId: userId,
      data: { session: sessionId },
    })
    await deps.jobs.add(tx, 'send-mail', { mail: 'proof-code', about: { sessionId } })
  })
}
