import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'

const REPORTS = { name: 'missing-page', max: 60, seconds: 3600 }

export async function reportMissingPage(deps: Deps, path: string, caller: Caller): Promise<undefined> {
  await requireWithin(deps, REPORTS, caller.address)
  deps.log.warn({ path: path.split(/[?#]/)[0], requestId: caller.requestId }, 'unknown route')
  return undefined
}
