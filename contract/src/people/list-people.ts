import { VERIFICATION_STATUSES } from '@roomtone/domain/access/actor'
import { ROLES } from '@roomtone/domain/access/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery } from '../fields.ts'

export const person = z.object({
  id,
  email: z.string(),
  emailConfirmed: z.boolean(),
  fullName: z.string(),
  roles: z.array(z.enum(ROLES)),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  suspended: z.boolean(),
  onAccessList: z.boolean(),
  /** Confirmed bookings on either side, which a suspension leaves alone. */
  bookingsAhead: z.int(),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
})

export type Person = z.output<typeof person>

export const PEOPLE_SORTS = ['newest', 'oldest', 'name', 'seen'] as const

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  audience: 'admin',
  summary: 'Accounts; search by name or email, filter by role, status and verification, in a chosen order',
  query: z.object({
    ...pageQuery,
    q: z.string().trim().max(255).optional(),
    role: z.enum(ROLES).optional(),
    status: z.enum(['active', 'suspended', 'deactivated']).optional(),
    verified: z.enum(['yes', 'no']).optional(),
    sort: z.enum(PEOPLE_SORTS).default('newest'),
  }),
  reply: pageOf(person),
  errors: [],
})
