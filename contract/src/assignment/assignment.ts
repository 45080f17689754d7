import { QUEUES, WHOSE } from '@roomtone/domain/queue/queues'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

/** Who looks after a piece of work; null: nobody yet. */
export const assignee = z.object({ id, name: z.string() }).nullable()
export type Assignee = z.output<typeof assignee>

/** For every list of work that can be given to somebody. */
export const whose = z.enum(WHOSE).default('all')

export const assignWork = endpoint({
  method: 'PUT',
  path: '/api/admin/assignments',
  audience: 'admin',
  summary: 'Give a piece of open work to an admin, or let go of it',
  body: z.object({
    queue: z.enum(QUEUES),
    subjectId: id,
    /** Null: nobody. */
    assigneeId: id.nullable(),
    /** Who had it when the page was drawn: if that has changed, nothing is overwritten. */
    instead: id.nullable(),
  }),
  reply: z.object({ assignee }),
  errors: ['not_found', 'validation_failed', 'stale', 'no_longer_possible'],
})
