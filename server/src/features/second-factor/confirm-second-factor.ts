import type { Actor } from '@roomtone/domain/access/actor'
import { readCode } from '@roomtone/domain/account/second-factor'
import { textsIn } from '@roomtone/texts/all/second-factor/refusals'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { stepOfCode } from './app-code.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { tryCode, wrongCode } from './require-code.ts'
import { confirmFactor, findFactor, replaceRecoveryCodes } from './second-factor.store.ts'

/** From here on it guards the account: the app has shown that it knows the key. */
export async function confirmSecondFactor(
  deps: Deps,
  { userId, sessionId }: Actor,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const tried = await tryCode(deps, userId, { sessionId })
  const now = deps.clock.now()
  const { codes, hashes } = await newRecoveryCodes(deps.config.masterKey, userId)
  return deps.db.transaction().execute(async (tx) => {
    const factor = await findFactor(tx, userId)
    if (!factor)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.startAgain })
    if (factor.confirmedAt)
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.isOn })
    const opened = await deps.keys.open(tx, userId, factor.secret)
    const read = readCode(code)
    const step = read?.kind === 'app' && opened?.['key'] ? stepOfCode(opened['key'], read.code, now) : null
    if (step === null || !(await confirmFactor(tx, { userId, step, now }))) throw wrongCode()
    await replaceRecoveryCodes(tx, userId, hashes)
    await tried.forgive()
    await recordFactorChange(deps, tx, { userId, kind: 'two-factor-on', now })
    return { recoveryCodes: codes }
  })
}
