import { ROLES } from '@roomtone/domain/access/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { person } from './list-people.ts'

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/roles',
  audience: 'admin',
  summary: 'Grant or revoke a role',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({ role: z.enum(ROLES), granted: z.boolean() }),
  reply: person,
  errors: ['not_found', 'last_admin', 'conflict', 'forbidden'],
})
