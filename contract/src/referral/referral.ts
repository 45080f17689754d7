import { REFERRAL_STATES, REFUSALS } from '@roomtone/domain/referral/referral'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { endpoint } from '../endpoint.ts'
import { email, id, instant, pageOf, pageQuery } from '../fields.ts'

/** The code of a referral link. An unknown code is ignored: it never keeps anyone from signing up. */
export const referralCode = z.string().trim().max(40).optional()

export const referralView = z.object({
  code: z.string(),
  /** To share as it is. */
  link: z.string(),
  /** Cents. */
  reward: z.int(),
  invited: z.int(),
  joined: z.int(),
  /** Cents: on its way, and paid out. */
  earned: z.int(),
  paid: z.int(),
  /** How many more invitations can be mailed within these 24 hours. */
  invitationsLeft: z.int(),
  hasPayoutAccount: z.boolean(),
})

export type ReferralView = z.output<typeof referralView>

export const showReferral = endpoint({
  method: 'GET',
  path: '/api/referral',
  audience: 'member',
  summary: 'Your referral link and what came of it so far',
  reply: referralView,
  errors: [],
})

export const referralRow = z.object({
  id,
  /**
   * The people you invited by mail. People who came through the link appear by first name once they have
   * joined.
   */
  friend: z.string(),
  source: z.enum(['mail', 'link']),
  state: z.enum(REFERRAL_STATES),
  refusedBecause: z.enum(REFUSALS).nullable(),
  invitedAt: instant,
  joinedAt: instant.nullable(),
  earnedAt: instant.nullable(),
  /** When the reward is sent, or was. */
  payoutAt: instant.nullable(),
  /** Cents; 0 until it is earned. */
  reward: z.int(),
})

export type ReferralRow = z.output<typeof referralRow>

export const listReferrals = endpoint({
  method: 'GET',
  path: '/api/referral/invitations',
  audience: 'member',
  summary: 'Everyone you invited, the newest first, and how it stands',
  query: z.object(pageQuery),
  reply: pageOf(referralRow),
  errors: [],
})

const NEEDED = check('email_missing')

export const inviteForm = z.object({
  email: z.string({ error: NEEDED }).trim().min(1, NEEDED).pipe(email),
})

export const inviteFriend = endpoint({
  method: 'POST',
  path: '/api/referral/invitations',
  audience: 'member',
  summary: 'Mail a friend an invitation to the waitlist, with your code in its link',
  body: inviteForm,
  reply: referralRow,
  errors: ['validation_failed', 'email_unconfirmed', 'rate_limited'],
})
