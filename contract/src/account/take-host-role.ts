import { endpoint } from '../endpoint.ts'
import { member } from './member.ts'

export const takeHostRole = endpoint({
  method: 'POST',
  path: '/api/account/host-role',
  audience: 'member',
  summary: 'Become a host',
  reply: member,
  errors: [],
})
