import type { Cents } from '@roomtone/domain/money/cents'
import type { Likeness, ReferralRefusal } from '@roomtone/domain/referral/referral'
import { type SqlBool, sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { firstName } from '../../platform/db/first-name.ts'

export async function findCode(handle: Handle, userId: string): Promise<string | undefined> {
  const row = await handle
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.code
}

/** False: this person has one, or somebody else has this one. */
export async function insertCode(
  tx: Tx,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('referral_codes')
    .values({ user_id: userId, code, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** The owner of a code. Someone who is suspended refers no one. */
export async function findReferrer(handle: Handle, code: string) {
  return handle
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .select(['users.id', 'users.email'])
    .where('referral_codes.code', '=', code)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
}

export async function findInviter(handle: Handle, userId: string) {
  return handle
    .selectFrom('users')
    .select(['email', 'email_confirmed_at as confirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function isMember(handle: Handle, email: string): Promise<boolean> {
  const row = await handle.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** Invitations of one person go out one after the other; two in parallel would both be the twentieth. */
export async function takeTurnsInviting(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

export async function countMailedSince(handle: Handle, referrerId: string, since: Date): Promise<number> {
  const { count } = await handle
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('source', '=', 'mail')
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Held until the transaction ends: of two members who invite one address together, the second finds what the
 * first has sent.
 */
export async function takeTurnsWriting(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`referral-to:${email}`}, 0))`.execute(tx)
}

/** Whether anyone has invited this address. */
export async function wasWrittenTo(handle: Handle, email: string): Promise<boolean> {
  const row = await handle
    .selectFrom('referrals')
    .select('id')
    .where('email', '=', email)
    .where('source', '=', 'mail')
    .executeTakeFirst()
  return row !== undefined
}

type NewReferral = { referrerId: string; email: string; source: 'mail' | 'link'; now: Date }

/** Undefined: this person has invited that address before. */
export async function insertReferral(tx: Tx, fresh: NewReferral): Promise<string | undefined> {
  const row = await tx
    .insertInto('referrals')
    .values({
      referrer_id: fresh.referrerId,
      email: fresh.email,
      source: fresh.source,
      invited_at: fresh.now,
    })
    .onConflict((conflict) => conflict.columns(['referrer_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const IS_PAID = sql<boolean>`coalesce(payouts.state in ('paid', 'settled'), false)`

function rows(handle: Handle) {
  return handle
    .selectFrom('referrals')
    .leftJoin('profiles as friend', 'friend.id', 'referrals.referred_id')
    .leftJoin('payouts', 'payouts.referral_id', 'referrals.id')
}

function listed(handle: Handle) {
  return rows(handle).select([
    'referrals.id',
    'referrals.email',
    'referrals.source',
    'referrals.invited_at as invitedAt',
    'referrals.joined_at as joinedAt',
    'referrals.earned_at as earnedAt',
    'referrals.reward_cents as reward',
    'referrals.refused_because as refusedBecause',
    firstName<string | null>('friend').as('name'),
    sql<boolean>`exists (select 1 from properties where properties.host_id = referrals.referred_id)`.as(
      'isHosting',
    ),
    IS_PAID.as('isPaid'),
    sql<Date | null>`case when ${IS_PAID} then payouts.settled_at else payouts.due_at end`.as('payoutAt'),
  ])
}

export type ReferralRecord = Awaited<ReturnType<typeof findReferralPage>>[number]

type Page = { after: { at: Date; id: string } | null; limit: number }

export async function findReferralPage(handle: Handle, referrerId: string, { after, limit }: Page) {
  let query = listed(handle)
    .where('referrals.referrer_id', '=', referrerId)
    .orderBy('referrals.invited_at', 'desc')
    .orderBy('referrals.id', 'desc')
    .limit(limit + 1)
  if (after)
    query = query.where(sql<SqlBool>`(referrals.invited_at, referrals.id) < (${after.at}, ${after.id}::uuid)`)
  return query.execute()
}

export async function findReferralRow(handle: Handle, id: string) {
  return listed(handle).where('referrals.id', '=', id).executeTakeFirst()
}

export async function sumReferrals(handle: Handle, referrerId: string) {
  const stands = sql`referrals.refused_because is null`
  return rows(handle)
    .select([
      ({ fn }) => fn.countAll<number>().as('invited'),
      sql<number>`count(*) filter (where referrals.joined_at is not null and ${stands})`.as('joined'),
      sql<Cents>`coalesce(sum(referrals.reward_cents) filter (where not ${IS_PAID} and ${stands}), 0)::bigint`.as(
        'earned',
      ),
      sql<Cents>`coalesce(sum(referrals.reward_cents) filter (where ${IS_PAID} and ${stands}), 0)::bigint`.as(
        'paid',
      ),
    ])
    .where('referrals.referrer_id', '=', referrerId)
    .executeTakeFirstOrThrow()
}

export async function hasPayoutAccount(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('payout_accounts')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

export async function findNewcomer(handle: Handle, userId: string) {
  return handle.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst()
}

export async function findWaiting(handle: Handle, waitlistId: string) {
  return handle.selectFrom('waitlist').select('email').where('id', '=', waitlistId).executeTakeFirst()
}

export async function wasReferred(handle: Handle, userId: string): Promise<boolean> {
  const row = await handle
    .selectFrom('referrals')
    .select('id')
    .where('referred_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Who invited this address, in order of time. */
export async function lockInvitationsOf(tx: Tx, email: string) {
  return tx
    .selectFrom('referrals')
    .select(['id', 'referrer_id as referrerId'])
    .where('email', '=', email)
    .where('referred_id', 'is', null)
    .where('refused_because', 'is', null)
    .orderBy('invited_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function markJoined(
  tx: Tx,
  id: string,
  { referredId, now }: { referredId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ referred_id: referredId, joined_at: now })
    .where('id', '=', id)
    .execute()
}

export async function markRefused(tx: Tx, ids: string[], because: ReferralRefusal): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ refused_because: because })
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
}

type TwoAccounts = {
  one: string
  other: string
  /** Of the other's browser, as it would be known if it were the one's. Null: not known by now. */
  deviceHash: Buffer | null
}

/** By what two accounts can be known as one person. */
export async function findLikeness(
  handle: Handle,
  { one, other, deviceHash }: TwoAccounts,
): Promise<Likeness> {
  const { rows: found } = await sql<Omit<Likeness, 'isSamePerson'>>`select
    exists (select 1 from verifications a join verifications b on a.id_hash = b.id_hash
      where a.user_id = ${one}::uuid and b.user_id = ${other}::uuid) as "hasSameIdentity",
    exists (select 1 from payout_accounts a join payout_accounts b on a.reference = b.reference
      where a.user_id = ${one}::uuid and b.user_id = ${other}::uuid) as "hasSameAccount",
    exists (select 1 from sessions where user_id = ${one}::uuid and device_hash = ${deviceHash}) as "hasSameDevice"`.execute(
    handle,
  )
  const [likeness] = found
  if (!likeness) throw new Error('A select without a table has one row')
  return { isSamePerson: one === other, ...likeness }
}

/** What the invitation says of who sends it. */
export async function findInvitationLetter(handle: Handle, id: string) {
  return handle
    .selectFrom('referrals')
    .innerJoin('profiles', 'profiles.id', 'referrals.referrer_id')
    .innerJoin('referral_codes', 'referral_codes.user_id', 'referrals.referrer_id')
    .select([
      'referrals.email',
      'referrals.referred_id as referredId',
      'referral_codes.code',
      firstName('profiles').as('referrerName'),
    ])
    .where('referrals.id', '=', id)
    .executeTakeFirst()
}
