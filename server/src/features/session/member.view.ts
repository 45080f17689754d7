import type { Member } from '@roomtone/contract/account/member'
import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import type { Handle } from '../../platform/db/database.ts'
import { Refused } from '../../platform/refused.ts'
import { findMember, type MemberRow } from './member.store.ts'

function memberView(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    emailConfirmed: row.emailConfirmedAt !== null,
    fullName: row.fullName,
    firstName: row.firstName,
    lastName: row.lastName,
    dateOfBirth: row.dateOfBirth,
    avatarUrl: row.avatarUrl,
    roles: row.roles,
    verificationStatus: row.verificationStatus,
    isVerified: row.verificationStatus === 'verified',
    hasNames: row.firstName !== null && row.lastName !== null,
    hasCommitted: Boolean(row.hasCommitted),
    awaitsSecondFactor: row.awaitsSecondFactor,
    memberSince: row.createdAt.toISOString(),
    language: row.language,
    timeZone: row.timeZone,
  }
}

export async function viewMember(handle: Handle, userId: string): Promise<Member> {
  const row = await findMember(handle, userId, COMMITMENT_VERSION)
  if (!row) throw new Refused('session_not_found')
  return memberView(row)
}
