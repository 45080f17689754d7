import { type GivenCode, readCode } from '@roomtone/domain/account/second-factor'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Refused, refusedField, wordsOfCode } from '../../platform/refused.ts'
import { countAttempt, type Origin, recognise, requireTriesLeft } from '../session/entry.ts'
import { stepOfCode } from './app-code.ts'
import { CODE_TRIES } from './limits.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { hashesOfCode } from './recovery-codes.ts'
import { findFactor, takeStep, useRecoveryCode } from './second-factor.store.ts'

/** Where a code comes from: a sign-in, or an existing session. */
type By = Origin | { sessionId: string }
type Given = { userId: string; code: string | undefined; by: By; now: Date }

/** What proved it; null: this account has no second factor. Throws `code_required` and `code_invalid`. */
export async function requireCode(deps: Deps, tx: Tx, given: Given): Promise<GivenCode['kind'] | null> {
  const { userId, code, by, now } = given
  const factor = await findFactor(tx, userId)
  if (!factor?.confirmedAt) return null
  if (code === undefined || code === '') throw missingCode()
  const tried = await tryCode(deps, userId, by)
  const read = readCode(code)
  const isRight =
    read?.kind === 'app'
      ? await takeAppCode(deps, tx, { userId, secret: factor.secret, code: read.code, now })
      : read !== null && (await takeRecoveryCode(deps, tx, { userId, code: read.code, now }))
  if (read === null || !isRight) throw wrongCode()
  await tried.forgive()
  return read.kind
}

export async function tryCode(deps: Deps, userId: string, by: By): Promise<{ forgive: () => Promise<void> }> {
  const from = 'sessionId' in by ? by : { origin: by, known: await recognise(deps, userId, by) }
  const spent = await countAttempt(deps, CODE_TRIES, { secret: userId, by: from })
  requireTriesLeft(spent)
  return spent
}

function missingCode(): Refused {
  return refusedField('code', wordsOfCode('code_required'), 'code_required')
}

export function wrongCode(): Refused {
  return refusedField('code', wordsOfCode('code_invalid'), 'code_invalid')
}

type AppCode = { userId: string; secret: Buffer; code: string; now: Date }

async function takeAppCode(deps: Deps, tx: Tx, { userId, secret, code, now }: AppCode): Promise<boolean> {
  const opened = await deps.keys.open(tx, userId, secret)
  const step = opened?.['key'] ? stepOfCode(opened['key'], code, now) : null
  return step !== null && (await takeStep(tx, { userId, step }))
}

async function takeRecoveryCode(
  deps: Deps,
  tx: Tx,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const hashes = await hashesOfCode(deps.config.masterKey, userId, code)
  if (!(await useRecoveryCode(tx, { userId, hashes, now }))) return false
  await recordFactorChange(deps, tx, { userId, kind: 'recovery-code-used', now })
  return true
}
