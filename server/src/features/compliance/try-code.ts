import { type CodeStanding, judgeCode } from '@roomtone/domain/compliance/signing-code'
import type { Deps } from '../../platform/deps.ts'
import { refusedField } from '../../platform/http/refused.ts'
import { codeHash, isCode } from './code-of.ts'
import { countTry, lockCode } from './signature.store.ts'

type Try = { releaseId: string; userId: string; code: string; now: Date }

const WORDS: Record<Exclude<CodeStanding, 'good'>, string> = {
  wrong: 'This is not the code that we mailed',
  expired: 'This code has expired. Please ask for a new one',
  used: 'This code was used before. Please ask for a new one',
  too_many_tries: 'Too many wrong tries. Please ask for a new code',
}

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
    return judgeCode(row, isCode(row.hash, given), now)
  })
  if (standing !== 'good') throw refusedField('code', WORDS[standing])
  return given
}
