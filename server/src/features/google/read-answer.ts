import { textsIn } from '@roomtone/texts/all/google/refusals'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Deps } from '../../platform/deps.ts'
import { GoogleRefused } from '../../platform/google/google.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refused } from '../../platform/refused.ts'
import { cookieOf, refuse, requireGoogle } from './ask-google.ts'
import { claimState, findAnswer, keepAnswer, type StateKey } from './google.store.ts'

type Brought = { query: string; userId: string | null; now: Date }

/**
 * The person that Google names. The first call asks Google; later ones, while a password or a code is still
 * missing, reuse its answer for the same browser.
 */
export async function readAnswer(deps: Deps, caller: Caller, { query, userId, now }: Brought) {
  const google = requireGoogle(deps)
  const params = new URLSearchParams(query)
  const state = params.get('state') ?? ''
  const browser = caller.cookies.read(cookieOf(deps).name) ?? ''
  const key: StateKey = { stateHash: hashToken(state), browserHash: hashToken(browser), userId, now }
  const asked = await claimState(deps.db, key)
  if (asked) {
    const answer = await google.finish(params, { state, ...asked }).catch((error: unknown) => {
      if (!(error instanceof GoogleRefused)) return refuse(error)
      deps.log.info({ err: error, requestId: caller.requestId }, 'a sign-in with Google was refused')
      throw new Refused('google_refused')
    })
    // Anyone can name any address at Google until they have proved it there.
    if (!answer.emailVerified)
      throw new Refused('google_refused', {
        detail: (language) => textsIn(language).refusals.addressUnconfirmed,
      })
    await keepAnswer(deps.db, key.stateHash, { ...answer, fullName: answer.name })
  }
  const found = await findAnswer(deps.db, key)
  if (!found || found.subject === null || found.email === null)
    throw new Refused('link_invalid', { detail: (language) => textsIn(language).refusals.expired })
  const { subject, email, next } = found
  return { stateHash: key.stateHash, subject, email, fullName: found.fullName ?? '', next }
}
