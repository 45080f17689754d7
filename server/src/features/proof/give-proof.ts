import type { Reply } from '@roomtone/contract/endpoint'
import type { giveProof as giveProofEndpoint, Proof } from '@roomtone/contract/proof/proof'
import type { Actor } from '@roomtone/domain/access/actor'
import { FRESH_PROOF_MINUTES } from '@roomtone/domain/access/fresh-proof'
import { textsIn } from '@roomtone/texts/all/proof/refusals'
import { verifyPassword } from '../../platform/crypto/passwords.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { lockAccount } from '../account/entry.ts'
import { verifyPasskeyProof } from '../passkey/entry.ts'
import { requireCode } from '../second-factor/entry.ts'
import { findPasswordHash, markProved } from '../session/entry.ts'
import { requireAccepted } from './find-accepted.ts'
import { LIMITS } from './limits.ts'
import { useCode } from './proof-code.store.ts'
import { tryCode } from './try-code.ts'

/** Counts for this session only: a proof on a laptop says nothing about who holds the phone. */
export async function giveProof(
  deps: Deps,
  actor: Actor,
  proof: Proof,
): Promise<Reply<typeof giveProofEndpoint>> {
  const { userId, sessionId } = actor
  await requireAccepted(deps.db, userId, proof.method)
  await requireWithin(deps, LIMITS.proofsOfSession, sessionId)
  const now = deps.clock.now()
  const checked = await checkOutside(deps, actor, proof, now)
  await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account || account.suspendedAt || account.closedAt) throw new Refused('session_not_found')
    if (checked.passwordHash !== null && checked.passwordHash !== account.passwordHash) throw wrongPassword()
    await finishInside(deps, tx, actor, { proof, codeHash: checked.codeHash, now })
    if (!(await markProved(tx, sessionId, now))) throw new Refused('session_not_found')
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'session.proved',
      subjectType: 'user',
      subjectId: userId,
      data: { session: sessionId, by: proof.method },
    })
  })
  await deps.limits.forgive(LIMITS.proofsOfSession, sessionId)
  return { freshUntil: new Date(now.getTime() + FRESH_PROOF_MINUTES * 60_000).toISOString() }
}

type Checked = { passwordHash: string | null; codeHash: Buffer | null }

/** What takes long, and what must count even if the rest is refused. */
async function checkOutside(deps: Deps, actor: Actor, proof: Proof, now: Date): Promise<Checked> {
  const passwordHash = 'password' in proof ? await checkPassword(deps, actor.userId, proof.password) : null
  const isMailed = proof.method === 'mail' || proof.method === 'password_and_mail'
  return { passwordHash, codeHash: isMailed ? await tryCode(deps, actor, { code: proof.code, now }) : null }
}

async function checkPassword(deps: Deps, userId: string, password: string): Promise<string> {
  const stored = await findPasswordHash(deps.db, userId)
  if (stored === null || !(await verifyPassword(password, stored))) throw wrongPassword()
  return stored
}

function wrongPassword(): Refused {
  return refusedField('password', (language) => textsIn(language).refusals.password)
}

type Rest = { proof: Proof; codeHash: Buffer | null; now: Date }

/** What is used up by a proof, and only by one that succeeds. */
async function finishInside(deps: Deps, tx: Tx, actor: Actor, { proof, codeHash, now }: Rest): Promise<void> {
  const { userId, sessionId } = actor
  if (proof.method === 'passkey') await verifyPasskeyProof(deps, tx, { ...proof, userId, now })
  if (proof.method === 'password_and_code')
    await requireCode(deps, tx, { userId, code: proof.code, by: { sessionId }, now })
  if (codeHash !== null && !(await useCode(tx, { sessionId, hash: codeHash, now })))
    throw refusedField('code', (language) => textsIn(language).refusals.used)
}
