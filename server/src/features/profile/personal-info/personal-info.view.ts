import type { PersonalInfo } from '@roomtone/contract/profile/personal-info'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type { Handle } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Refused } from '../../../platform/refused.ts'
import { findProfile } from '../profile.store.ts'
import { findNewEmail } from './email.store.ts'
import { openPersonal } from './personal.ts'
import { phoneWords } from './read-phone.ts'

export async function viewPersonalInfo(
  deps: Deps,
  handle: Handle,
  userId: string,
  now: Date,
): Promise<PersonalInfo> {
  const row = await findProfile(handle, userId, COMMITMENT_VERSION)
  if (!row) throw new Refused('session_not_found')
  const { phones, residential, mailing, emergency } = await openPersonal(deps, handle, userId, row.personal)
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    isNameFixed: row.isVerified || Boolean(row.isBeingChecked) || row.verificationStatus === 'in_review',
    preferredName: row.preferredName,
    email: row.email,
    newEmail: await findNewEmail(handle, userId, now),
    hasPassword: row.hasPassword,
    phones: phones.map(phoneWords),
    residential,
    mailing,
    emergency: emergency && { ...emergency, phone: phoneWords(emergency.phone) },
  }
}
