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

/** Neighbours of the four above: other hosts of the catalogue, and people in the middle of something. */
export const DEMO_NEIGHBOURS: DemoPerson[] = [
  neighbour('wren@roomtone.test', 'Wren', 'Castillo', ['creator', 'host'], 'verified', 290),
  neighbour('noor@roomtone.test', 'Noor', 'Haddad', ['creator', 'host'], 'verified', 250),
  neighbour('leo@roomtone.test', 'Leo', 'Marchetti', ['creator', 'host'], 'verified', 40),
  neighbour('petra@roomtone.test', 'Petra', 'Novak', ['creator'], 'pending', 3),
]

/** Crews from earlier months: the authors of the reviews under the listings. */
export const DEMO_CREWS: DemoPerson[] = (
  [
    ['ida', 'Ida', 'Brandt'],
    ['jonas', 'Jonas', 'Feld'],
    ['amara', 'Amara', 'Diallo'],
    ['theo', 'Theo', 'Lindqvist'],
    ['rosa', 'Rosa', 'Quintero'],
    ['hugo', 'Hugo', 'Marsh'],
    ['lena', 'Lena', 'Okoye'],
    ['samir', 'Samir', 'Patel'],
    ['june', 'June', 'Harlow'],
    ['felix', 'Felix', 'Arnaud'],
    ['mina', 'Mina', 'Sato'],
    ['caleb', 'Caleb', 'Reyes'],
  ] as const
).map(([name, first, last]) => neighbour(`${name}@roomtone.test`, first, last, ['creator'], 'verified', 330))

function neighbour(
  email: string,
  firstName: string,
  lastName: string,
  roles: Role[],
  verification: VerificationStatus,
  daysAgo: number,
): DemoPerson {
  return {
    email,
    firstName,
    lastName,
    signUpName: `${firstName} ${lastName}`,
    birthday: '1988-05-17',
    userType: roles.includes('host') ? 'host' : 'creator',
    roles,
    verification,
    committed: true,
    daysAgo,
  }
}
