import { endpoint } from '../endpoint.ts'

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'End every session of this account, this one included',
  reply: null,
  errors: [],
})
