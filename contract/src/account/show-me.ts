import { endpoint } from '../endpoint.ts'
import { member } from './member.ts'

export const showMe = endpoint({
  method: 'GET',
  path: '/api/account/me',
  audience: 'member',
  summary: 'The signed-in person',
  reply: member,
  errors: [],
})
