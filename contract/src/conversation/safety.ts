import { CASE_STATES, DECISIONS, TEXT_ORIGINS } from '@roomtone/domain/moderation/case'
import { TEXT_CLASSES, TEXT_PLACES } from '@roomtone/domain/moderation/text-class'
import { SEVERITIES } from '@roomtone/domain/moderation/verdict'
import { z } from 'zod'
import { assignee, whose } from '../assignment/assignment.ts'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, searchWords, timeSort } from '../fields.ts'
import { text } from '../text-class.ts'

const reason = text(
  'private',
  z.string().trim().min(3, check('report_missing')).max(1000, check('text_too_long')),
)

/** One of the co-hosts who wrote there; without it, the person whom the conversation is with. */
const personId = id.optional()

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/report',
  audience: 'member',
  summary: 'Report a message of the other side to the admins',
  params: z.object({ id }),
  body: z.object({ reason }),
  reply: null,
  errors: ['not_found', 'validation_failed', 'rate_limited'],
})

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/report',
  audience: 'member',
  summary: 'Report the other side of a conversation, or a co-host who wrote there, to the admins',
  params: z.object({ id }),
  body: z.object({ reason, personId }),
  reply: null,
  errors: ['not_found', 'validation_failed', 'rate_limited'],
})

export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/block',
  audience: 'member',
  summary:
    'Block the other side, or a co-host who wrote there, or lift it: no new messages and no new requests either way',
  params: z.object({ id }),
  body: z.object({ blocked: z.boolean(), personId }),
  reply: null,
  errors: ['not_found'],
})

export const moderationCase = z.object({
  id,
  state: z.enum(CASE_STATES),
  severity: z.enum(SEVERITIES),
  /** The words of the person who reported it; otherwise a `FlagReason`, or the words of another service. */
  reason: z.string(),
  note: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  subject: z.object({ id, fullName: z.string(), email: z.string(), isSuspended: z.boolean() }),
  /** Null: the rules themselves. */
  reporter: z.object({ id, fullName: z.string() }).nullable(),
  /** Null: the person as a whole was reported. */
  message: z.object({ id, content: z.string(), createdAt: instant }).nullable(),
  /** A review that somebody reported. */
  review: z.object({ id, body: z.string(), rating: z.int(), isHidden: z.boolean() }).nullable(),
  /** Words that the rules refused, or whose author asks for a review. */
  quote: z.string().nullable(),
  /**
   * What the text was written for, and the exact words that caused the case. Null: the case is not about a
   * text.
   */
  text: z
    .object({
      origin: z.enum(TEXT_ORIGINS),
      place: z.object({ kind: z.enum(TEXT_PLACES), id: id.nullable() }),
      field: z.string(),
      class: z.enum(TEXT_CLASSES),
      words: z.array(z.string()),
    })
    .nullable(),
  property: z.object({ id, title: z.string() }).nullable(),
  assignee,
})

export type ModerationCase = z.output<typeof moderationCase>

export const listModeration = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  audience: 'admin',
  summary:
    'What the rules held back, what people reported and which texts wait for a review, the newest first',
  query: z.object({
    ...pageQuery,
    state: z.enum(['open', 'decided']).default('open'),
    q: searchWords,
    sort: timeSort,
    whose,
  }),
  reply: pageOf(moderationCase),
  errors: [],
})

export const decideModeration = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:id/decision',
  audience: 'admin',
  summary: 'Dismiss a report, approve or reject a text, warn the person by mail, or suspend them',
  params: z.object({ id }),
  body: z.object({
    decision: z.enum(DECISIONS),
    note: text('after_confirmation', z.string().trim().max(1000, check('note_too_long'))).default(''),
  }),
  reply: moderationCase,
  errors: ['not_found', 'validation_failed', 'conflict', 'own_account', 'text_flagged'],
})
