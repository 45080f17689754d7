import { endpoint } from '../endpoint.ts'

export const signOut = endpoint({
  method: 'POST',
  path: '/api/account/sign-out',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'End this session on the server',
  reply: null,
  errors: [],
})
