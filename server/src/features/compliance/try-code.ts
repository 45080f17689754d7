import { CODE_REFUSALS, type CodeStanding, judgeCode } from '@roomtone/domain/account/mailed-code'
import { isSameCode } from '../../platform/crypto/mailed-code.ts'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/http/refused.ts'
import { codeHash } from './code-of.ts'
import { countTry, lockCode } from './signature.store.ts'

type Try = { releaseId: string; userId: string; code: string; now: Date }

/**
 * In a transaction of its own, committed before anything is decided: a try counts however the signing ends. Gives
 * back the hash by which the code is used up.
 */
export async function tryCode(deps: Deps, { releaseId, userId, code, now }: Try): Promise<Buffer> {
  const given = codeHash(deps.config.masterKey, { releaseId, userId }, code)
  const standing = await deps.db.transaction().execute(async (tx): Promise<CodeStanding> => {
    const row = await lockCode(tx, releaseId, userId)
    if (!row) return 'expired'
    await countTry(tx, releaseId, userId)
    return judgeCode(row, isSameCode(row.hash, given), now)
  })
  if (standing !== 'good') throw refusedField('code', CODE_REFUSALS[standing])
  return given
}
