import { BOOKING_STATES } from '@roomtone/domain/booking/process'
import { CLAIM_STATES } from '@roomtone/domain/claim/claim'
import { CASE_STATES } from '@roomtone/domain/moderation/case'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { person } from './list-people.ts'

const booking = z.object({
  id,
  title: z.string(),
  state: z.enum(BOOKING_STATES),
  startsAt: instant,
  /** Cents. */
  total: z.int(),
})

/** The newest few, and how many there are. */
const some = <T extends z.ZodType>(item: T) => z.object({ total: z.int(), items: z.array(item) })

export const personNote = z.object({
  id,
  author: z.string(),
  /** Empty once the person's data was erased. */
  text: z.string(),
  createdAt: instant,
})

export const personDetail = z.object({
  person,
  facts: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    joinedAs: z.enum(['host', 'creator']),
    emailConfirmedAt: instant.nullable(),
    suspendedAt: instant.nullable(),
    closingUntil: instant.nullable(),
    hasSecondFactor: z.boolean(),
    language: z.string().nullable(),
    hasCommitted: z.boolean(),
  }),
  verification: z.object({
    provider: z.string().nullable(),
    decidedAt: instant.nullable(),
    attempts: z.int(),
  }),
  sessions: some(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** Masked. */
      address: z.string(),
      place: z.string().nullable(),
      startedAt: instant,
      lastUsedAt: instant,
    }),
  ),
  asGuest: some(booking),
  asHost: some(booking),
  listings: some(z.object({ id, title: z.string(), city: z.string(), isAvailable: z.boolean() })),
  payouts: z.object({
    account: z.enum(['none', 'incomplete', 'active', 'refused']),
    /** Cents that wait or have been paid out. */
    waiting: z.int(),
    paid: z.int(),
    /** Payouts that somebody needs to look at. */
    stuck: z.int(),
  }),
  cases: some(
    z.object({
      id,
      severity: z.enum(['low', 'medium', 'high']),
      state: z.enum(CASE_STATES),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
  claims: some(
    z.object({
      id,
      state: z.enum(CLAIM_STATES),
      /** Whether this person reported it. */
      isClaimant: z.boolean(),
      createdAt: instant,
    }),
  ),
  notes: z.array(personNote),
  audit: some(z.object({ id: z.int(), at: instant, action: z.string(), actor: z.string().nullable() })),
})

export type PersonDetail = z.output<typeof personDetail>

export const showPerson = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  audience: 'admin',
  summary: 'Everything about one person that an admin needs to help them',
  params: z.object({ id }),
  reply: personDetail,
  errors: ['not_found'],
})
