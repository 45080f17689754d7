import type { Member } from '@roomtone/contract/account/member'

/** Signed in, verified, and free to do everything a creator can. */
export function aMember(over: Partial<Member> = {}): Member {
  return {
    id: '0b0c5d3e-0000-4000-8000-0000000000aa',
    email: 'mara@example.com',
    emailConfirmed: true,
    fullName: 'Mara Lind',
    firstName: 'Mara',
    lastName: 'Lind',
    dateOfBirth: '1990-04-01',
    avatarUrl: null,
    roles: ['creator'],
    verificationStatus: 'verified',
    isVerified: true,
    hasNames: true,
    hasCommitted: true,
    awaitsSecondFactor: false,
    memberSince: '2025-03-01T00:00:00.000Z',
    language: null,
    timeZone: null,
    ...over,
  }
}
