import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { LIMITS } from './limits.ts'

export async function reportMissingPage(deps: Deps, path: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, LIMITS.reportsFromAddress, caller.address)
  deps.log.warn({ path: path.split(/[?#]/)[0], requestId: caller.requestId }, 'unknown route')
  return undefined
}
