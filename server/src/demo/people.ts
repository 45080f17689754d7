import type { VerificationStatus } from '@roomtone/domain/access/actor'
import type { Role, UserType } from '@roomtone/domain/access/roles'

export type DemoPerson = {
  email: string
  firstName: string | null
  lastName: string | null
  signUpName: string
  birthday: string | null
  userType: UserType
  roles: Role[]
  verification: VerificationStatus
  committed: boolean
  daysAgo: number
}

export const DEMO_PEOPLE: DemoPerson[] = [
  {
    email: 'admin@roomtone.test',
    firstName: 'Imani',
    lastName: 'Okafor',
    signUpName: 'Imani Okafor',
    birthday: '1984-03-09',
    userType: 'creator',
    roles: ['admin', 'creator'],
    verification: 'verified',
    committed: true,
    daysAgo: 400,
  },
  {
    email: 'host@roomtone.test',
    firstName: 'Marguerite',
    lastName: 'Oyelaran',
    signUpName: 'Marguerite Oyelaran',
    birthday: '1976-07-21',
    userType: 'host',
    roles: ['creator', 'host'],
    verification: 'verified',
    committed: true,
    daysAgo: 320,
  },
  {
    email: 'creator@roomtone.test',
    firstName: 'Mara',
    lastName: 'Ellison',
    signUpName: 'Mara Ellison',
    birthday: '1991-11-02',
    userType: 'creator',
    roles: ['creator'],
    verification: 'verified',
    committed: true,
    daysAgo: 210,
  },
  {
    email: 'newcomer@roomtone.test',
    firstName: 'Tomas',
    lastName: 'Keane',
    signUpName: 'Tomas Keane',
    birthday: '1998-01-30',
    userType: 'creator',
    roles: ['creator'],
    verification: 'pending',
    committed: true,
    daysAgo: 2,
  },
]
