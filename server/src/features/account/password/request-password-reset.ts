import type { Deps } from '../../../platform/deps.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'

/** The job looks up the address, so that the answer and its timing are the same for everyone. */
export async function requestPasswordReset(deps: Deps, email: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, LIMITS.resetFromAddress, caller.address)
  await requireWithin(deps, LIMITS.resetOfAccount, email)
  await deps.jobs.add(deps.db, 'send-mail', { mail: 'reset-password', about: { email } })
  return undefined
}
