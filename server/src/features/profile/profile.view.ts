import type { OwnProfile } from '@roomtone/contract/profile/own-profile'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { PROFILE_PARTS, type ProfilePart, profileCompletion } from '@roomtone/domain/account/completion'
import { promptsFrom } from '@roomtone/domain/account/prompts'
import type { Handle } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { findProfile, type ProfileRow } from './profile.store.ts'

export async function viewProfile(handle: Handle, userId: string): Promise<OwnProfile> {
  const row = await findProfile(handle, userId, COMMITMENT_VERSION)
  if (!row) throw new Refused('session_not_found')
  const prompts = promptsFrom(row.prompts)
  const has = partsOf(row)
  const completion = profileCompletion(PROFILE_PARTS.filter((part) => has[part]))
  const missing = PROFILE_PARTS.filter((part) => !has[part])
  return { avatarUrl: row.avatarUrl, intro: row.intro, prompts, completion, missing }
}

function partsOf(row: ProfileRow): Record<ProfilePart, boolean> {
  const hasPrompts = Object.values(promptsFrom(row.prompts)).some((text) => text !== '')
  return {
    nameAndBirthday: row.firstName !== null && row.lastName !== null && row.dateOfBirth !== null,
    commitment: Boolean(row.hasCommitted),
    verification: row.isVerified,
    avatar: row.avatarUrl !== null,
    intro: row.intro !== '',
    prompts: hasPrompts,
    phone: row.hasPhone,
    emergencyContact: row.hasEmergencyContact,
  }
}
