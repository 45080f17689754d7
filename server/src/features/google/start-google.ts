import { safeNext } from '@roomtone/domain/access/page-guard'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { askGoogle } from './ask-google.ts'
import { LIMITS } from './limits.ts'

export async function startGoogle(
  deps: Deps,
  next: string | undefined,
  caller: Caller,
): Promise<{ url: string }> {
  await requireWithin(deps, LIMITS.startsFromAddress, caller.address)
  return askGoogle(deps, caller, { userId: null, next: safeNext(next ?? null) })
}
