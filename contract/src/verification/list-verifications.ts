import { VERIFICATION_FLAGS } from '@roomtone/domain/verification/assess'
import { z } from 'zod'
import { assignee, whose } from '../assignment/assignment.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, pageOf, pageQuery, searchWords, timeSort } from '../fields.ts'

export const reviewItem = z.object({
  id,
  userId: id,
  email: z.string(),
  profileName: z.string(),
  legalName: z.string(),
  address: z.string(),
  dateOfBirth: z.string(),
  profileBirthday: z.string().nullable(),
  idLast4: z.string().nullable(),
  provider: z.enum(['mock', 'manual', 'stripe']),
  status: z.enum(['processing', 'in_review', 'verified', 'rejected']),
  flags: z.array(z.enum(VERIFICATION_FLAGS)),
  /** A code that `wordsOfRejection` knows, or what an admin has written. */
  reason: z.string().nullable(),
  /** Other accounts with the same ID number. */
  sameIdAs: z.array(z.object({ userId: id, name: z.string() })),
  document: z.object({ id, mediaType: z.string(), sizeBytes: z.int() }).nullable(),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  assignee,
})

export type ReviewItem = z.output<typeof reviewItem>

export const listVerifications = endpoint({
  method: 'GET',
  path: '/api/admin/verifications',
  audience: 'admin',
  summary: 'Verifications by status, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(['in_review', 'verified', 'rejected']).default('in_review'),
    q: searchWords,
    sort: timeSort,
    whose,
  }),
  reply: pageOf(reviewItem),
  errors: [],
})
