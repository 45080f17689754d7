import { COMMITMENT_VERSION } from '@roomtone/domain/account/commitment'
import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'

/** Of each list the newest; the page links to the whole of it. */
const SHOWN = 5

export async function findFacts(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'profiles.first_name as firstName',
      'profiles.last_name as lastName',
      'profiles.date_of_birth as dateOfBirth',
      'profiles.verification_provider as provider',
      'profiles.verification_date as verifiedAt',
      'users.user_type as joinedAs',
      'users.email_confirmed_at as emailConfirmedAt',
      'users.suspended_at as suspendedAt',
      'users.closing_until as closingUntil',
      'users.language',
      sql<boolean>`exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
      sql<boolean>`exists (select 1 from commitments c where c.user_id = users.id and c.version = ${COMMITMENT_VERSION})`.as(
        'hasCommitted',
      ),
      sql<number>`(select count(*) from verifications v where v.user_id = users.id)`.as('attempts'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}

export async function findLiveSessions(handle: Handle, userId: string, now: Date) {
  return handle
    .selectFrom('sessions')
    .select([
      'user_agent as userAgent',
      'address',
      'place',
      'created_at as startedAt',
      'last_used_at as lastUsedAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('impersonated_by', 'is', null)
    .orderBy('last_used_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function findBookingsOf(handle: Handle, userId: string, side: 'guest_id' | 'host_id') {
  return handle
    .selectFrom('bookings')
    .innerJoin('properties', 'properties.id', 'bookings.property_id')
    .select([
      'bookings.id',
      'properties.title',
      'bookings.state',
      sql<Date>`lower(bookings.during)`.as('startsAt'),
      'bookings.total_cents as price',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where(`bookings.${side}`, '=', userId)
    .orderBy('bookings.created_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function findListingsOf(handle: Handle, userId: string) {
  return handle
    .selectFrom('properties')
    .select(['id', 'title', 'city', 'available', sql<number>`count(*) over ()`.as('total')])
    .where('host_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function findPayoutStanding(handle: Handle, userId: string) {
  const row = await handle
    .selectFrom('payouts')
    .select([
      sql<number>`coalesce(sum(due_cents) filter (where state in ('scheduled', 'held', 'without_account', 'sending')), 0)`.as(
        'waiting',
      ),
      sql<number>`coalesce(sum(paid_cents) filter (where state = 'paid'), 0)`.as('paid'),
      sql<number>`count(*) filter (where state in ('without_account', 'refused'))`.as('stuck'),
    ])
    .where('host_id', '=', userId)
    .executeTakeFirstOrThrow()
  const account = await handle
    .selectFrom('payout_accounts')
    .select('status')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { ...row, account: account?.status ?? ('none' as const) }
}

export async function findCasesOf(handle: Handle, userId: string) {
  return handle
    .selectFrom('moderation_cases')
    .select([
      'id',
      'severity',
      'state',
      'reason',
      'created_at as createdAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('subject_id', '=', userId)
    .where('state', '<>', 'refused')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function findClaimsOf(handle: Handle, userId: string) {
  return handle
    .selectFrom('claims')
    .select([
      'id',
      'state',
      'claimant_id as claimantId',
      'created_at as createdAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where((is) => is.or([is('claimant_id', '=', userId), is('respondent_id', '=', userId)]))
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
}

export async function findAuditAbout(handle: Handle, userId: string) {
  return handle
    .selectFrom('audit_log')
    .leftJoin('profiles', 'profiles.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'profiles.full_name as actor',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('audit_log.subject_type', '=', 'user')
    .where('audit_log.subject_id', '=', userId)
    .orderBy('audit_log.id', 'desc')
    .limit(10)
    .execute()
}
