import type { Actor } from '@roomtone/domain/access/actor'
import { type CodeStanding, judgeCode } from '@roomtone/domain/account/mailed-code'
import { textsIn } from '@roomtone/texts/all/proof/refusals'
import { type CodeUse, isSameCode, mailedCodeHash } from '../../platform/crypto/mailed-code.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/refused.ts'
import { countTry, lockCode } from './proof-code.store.ts'

/** Good in the session that asked for it, and in no other. */
export function useOfCode(sessionId: string): CodeUse {
  return { purpose: 'proof-code', about: [sessionId] }
}

/** In a transaction of its own: a try counts, however the proof ends. Answers the hash by which the code is used up. */
export async function tryCode(
  deps: Deps,
  { sessionId }: Actor,
  { code, now }: { code: string; now: Date },
): Promise<Buffer> {
  const given = mailedCodeHash(deps.config.masterKey, useOfCode(sessionId), code)
  const standing = await deps.db.transaction().execute(async (tx): Promise<CodeStanding> => {
    const row = await lockCode(tx, sessionId)
    if (!row) return 'expired'
    await countTry(tx, sessionId)
    return judgeCode(row, isSameCode(row.hash, given), now)
  })
  if (standing !== 'good') throw refusedField('code', (language) => textsIn(language).refusals[standing])
  return given
}
