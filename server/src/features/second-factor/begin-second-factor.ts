import type { Actor } from '@roomtone/domain/access/actor'
import { textsIn } from '@roomtone/texts/all/second-factor/refusals'
import { renderSVG } from 'uqr'
import type { Deps } from '../../platform/deps.ts'
import { Refused } from '../../platform/refused.ts'
import { findPasswordHash, viewMember } from '../session/entry.ts'
import { addressOfKey, newKey } from './app-code.ts'
import { keepSecret } from './second-factor.store.ts'

/** Beside a password only: it is the second of two. */
export async function beginSecondFactor(
  deps: Deps,
  { userId }: Actor,
): Promise<{ key: string; uri: string; svg: string }> {
  if ((await findPasswordHash(deps.db, userId)) === null) throw new Refused('password_missing')
  const now = deps.clock.now()
  const key = newKey()
  const { email } = await deps.db.transaction().execute(async (tx) => {
    const secret = await deps.keys.seal(tx, userId, { key }, now)
    if (!(await keepSecret(tx, { userId, secret, now })))
      throw new Refused('conflict', { detail: (language) => textsIn(language).refusals.isOn })
    return viewMember(tx, userId)
  })
  const uri = addressOfKey(key, email)
  return { key, uri, svg: renderSVG(uri, { border: 2 }) }
}
