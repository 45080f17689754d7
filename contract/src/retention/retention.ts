import { RETENTION_RULES } from '@roomtone/domain/compliance/retention'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, searchWords, timeSort } from '../fields.ts'
import { text } from '../text-class.ts'

const SUBJECTS = ['booking', 'user'] as const
/** A person may have had several verifications, each with its own end. */
const ERASED = [...SUBJECTS, 'verification'] as const

/** What a run would erase now. */
export const previewRetention = endpoint({
  method: 'GET',
  path: '/api/admin/retention',
  audience: 'admin',
  summary: 'What the next run of the retention rules would erase, and what a legal hold keeps',
  reply: z.object({
    rules: z.array(
      z.object({
        rule: z.enum(RETENTION_RULES),
        endsBefore: instant,
        due: z.int(),
        held: z.int(),
        /** The first of those that are due. */
        subjects: z.array(z.object({ type: z.enum(ERASED), id, since: instant, isHeld: z.boolean() })),
      }),
    ),
  }),
  errors: [],
})

export const runRetention = endpoint({
  method: 'POST',
  path: '/api/admin/retention/run',
  audience: 'admin',
  summary: 'Start a run of the retention rules now instead of tonight',
  reply: null,
  errors: ['rate_limited'],
})

export const legalHold = z.object({
  id,
  subjectType: z.enum(SUBJECTS),
  subjectId: id,
  reason: z.string(),
  placedAt: instant,
  placedBy: z.string(),
  liftedAt: instant.nullable(),
})

export const listHolds = endpoint({
  method: 'GET',
  path: '/api/admin/holds',
  audience: 'admin',
  summary: 'Legal holds, newest first',
  query: z.object({
    ...pageQuery,
    state: z.enum(['open', 'lifted']).optional(),
    q: searchWords,
    sort: timeSort,
  }),
  reply: pageOf(legalHold),
  errors: [],
})

export const placeHold = endpoint({
  method: 'POST',
  path: '/api/admin/holds',
  audience: 'admin',
  summary: 'Keep everything of a booking or a person, whatever the rules say',
  body: z.object({
    subjectType: z.enum(SUBJECTS),
    subjectId: id,
    reason: text(
      'private',
      z.string().trim().min(1, check('why_missing')).max(1000, check('reason_too_long')),
    ),
  }),
  reply: legalHold,
  errors: ['not_found', 'validation_failed', 'conflict'],
})

export const liftHold = endpoint({
  method: 'POST',
  path: '/api/admin/holds/:id/lift',
  audience: 'admin',
  summary: 'End a legal hold',
  params: z.object({ id }),
  reply: legalHold,
  errors: ['not_found', 'no_longer_possible'],
})

export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasures',
  audience: 'admin',
  summary: 'What was erased, under which rule and when',
  query: z.object({
    ...pageQuery,
    rule: z.enum(RETENTION_RULES).optional(),
    subject: z.string().trim().max(36).default(''),
    sort: timeSort,
  }),
  reply: pageOf(
    z.object({
      id: z.string(),
      rule: z.string(),
      subjectType: z.enum(ERASED),
      subjectId: id,
      what: z.array(z.object({ name: z.string(), count: z.int() })),
      erasedAt: instant,
    }),
  ),
  errors: [],
})
