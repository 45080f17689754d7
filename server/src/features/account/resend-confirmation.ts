import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { demandWithin } from '../../platform/limits/demand-within.ts'
import { LIMITS } from './limits.ts'

export async function resendConfirmation(deps: Deps, actor: Actor): Promise<undefined> {
  await demandWithin(deps, LIMITS.confirmationOfAccount, actor.userId)
  await deps.jobs.add(deps.db, 'send-mail', { mail: 'confirm-email', about: { userId: actor.userId } })
  return undefined
}
