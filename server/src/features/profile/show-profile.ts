import type { OwnProfile } from '@roomtone/contract/profile/own-profile'
import type { Actor } from '@roomtone/domain/access/actor'
import type { Deps } from '../../platform/deps.ts'
import { viewProfile } from './profile.view.ts'

export async function showProfile({ db }: Deps, actor: Actor): Promise<OwnProfile> {
  return viewProfile(db, actor.userId)
}
