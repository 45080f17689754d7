import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { invitationView } from './cohost.ts'

const body = z.object({ token: z.string().min(1).max(100) })

/** By POST: the token is a secret and has no place in an address. */
export const showInvitation = endpoint({
  method: 'POST',
  path: '/api/cohost-invitations/show',
  audience: 'anyone',
  summary: 'What an invitation from a mail is about',
  body,
  reply: invitationView,
  errors: ['link_invalid', 'rate_limited'],
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/cohost-invitations/decline',
  audience: 'anyone',
  summary: 'Decline an invitation from a mail; its host is told',
  body,
  reply: null,
  errors: ['link_invalid', 'rate_limited'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/cohost-invitations/accept',
  audience: 'member',
  unconfirmed: 'allowed',
  summary: 'Take an invitation that was sent to the address of your account',
  body,
  reply: z.object({ listings: z.int() }),
  errors: ['link_invalid', 'forbidden', 'names_required', 'rate_limited'],
})
