import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../../platform/deps.ts'
import { requireWithin } from '../../../platform/limits/require-within.ts'
import { LIMITS } from '../limits.ts'

export async function resendConfirmation(deps: Deps, actor: Actor): Promise<undefined> {
  await requireWithin(deps, LIMITS.confirmationOfAccount, actor.userId)
  await deps.jobs.add(deps.db, 'send-mail', { mail: 'confirm-email', about: { userId: actor.userId } })
  return undefined
}
