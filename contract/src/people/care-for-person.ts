import { z } from 'zod'
import { session } from '../account/session.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { text } from '../text-class.ts'
import { personNote } from './show-person.ts'

const reason = text(
  'private',
  z.string().trim().min(1, check('why_missing')).max(500, check('reason_too_long')),
)

const notes = z.object({ notes: z.array(personNote) })

export const addNote = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/notes',
  audience: 'admin',
  summary: 'Write down something about a person, for other admins',
  params: z.object({ id }),
  body: z.object({
    text: text('private', z.string().trim().min(1, check('note_missing')).max(2000, check('note_too_long'))),
  }),
  reply: notes,
  errors: ['not_found'],
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/notes/:noteId',
  audience: 'admin',
  summary: 'Take a note away',
  params: z.object({ id, noteId: id }),
  reply: notes,
  errors: ['not_found'],
})

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  audience: 'admin',
  summary: 'Sign a person out on every device',
  params: z.object({ id }),
  body: z.object({ reason }),
  reply: z.object({ ended: z.int() }),
  errors: ['not_found', 'own_account'],
})

export const resendPersonConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/resend-confirmation',
  audience: 'admin',
  summary: 'Mail a person the link that confirms their address once more',
  params: z.object({ id }),
  reply: null,
  errors: ['not_found', 'no_longer_possible', 'rate_limited'],
})

export const removePersonFactors = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/remove-factors',
  audience: 'admin',
  proof: 'fresh',
  summary: 'Remove a lost second factor 24 hours from now, unless the person objects',
  params: z.object({ id }),
  /** How the admin checked who is asking. */
  body: z.object({ reason }),
  reply: z.object({ takesEffectAt: instant }),
  errors: ['not_found', 'own_account', 'conflict', 'no_longer_possible'],
})

export const impersonate = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/impersonation',
  audience: 'admin',
  summary: 'Look through a person’s eyes for a quarter of an hour; nothing can be changed meanwhile',
  proof: 'fresh',
  params: z.object({ id }),
  body: z.object({ reason }),
  /** It cannot be refreshed. */
  reply: session,
  errors: ['not_found', 'own_account', 'forbidden', 'rate_limited'],
})
