import type { WorkDetails } from '@roomtone/contract/profile/work-details'
import type { Actor } from '@roomtone/domain/access/actor'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type { Deps } from '../../platform/deps.ts'
import { findProfile } from './profile.store.ts'
import { openWork } from './work.ts'

export async function showWork(deps: Deps, { userId }: Actor): Promise<WorkDetails> {
  const row = await findProfile(deps.db, userId, COMMITMENT_VERSION)
  return { details: await openWork(deps, deps.db, userId, row?.work ?? null) }
}
