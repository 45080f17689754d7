import type * as store from '../../src/features/referral/referral.store.ts'
import {
  countMailedSince,
  findCode,
  findInvitationLetter,
  findInviter,
  findLikeness,
  findNewcomer,
  findReferralPage,
  findReferralRow,
  findReferrer,
  findWaiting,
  hasPayoutAccount,
  insertCode,
  insertReferral,
  isMember,
  lockInvitationsOf,
  markJoined,
  markRefused,
  sumReferrals,
  takeTurnsInviting,
  wasReferred,
} from '../../src/features/referral/referral.store.ts'
import { type ExamplesOf, email, hash, id, now } from './example.ts'

const code = 'QUIET23456'

export const examples: ExamplesOf<typeof store> = {
  findCode: (tx) => findCode(tx, id),
  insertCode: (tx) => insertCode(tx, { userId: id, code, now }),
  findReferrer: (tx) => findReferrer(tx, code),
  findInviter: (tx) => findInviter(tx, id).catch(() => null),
  isMember: (tx) => isMember(tx, email),
  takeTurnsInviting: (tx) => takeTurnsInviting(tx, id),
  countMailedSince: (tx) => countMailedSince(tx, id, now),
  insertReferral: (tx) => insertReferral(tx, { referrerId: id, email, source: 'mail', now }),
  findReferralPage: [
    (tx) => findReferralPage(tx, id, { after: null, limit: 25 }),
    (tx) => findReferralPage(tx, id, { after: { at: now, id }, limit: 25 }),
  ],
  findReferralRow: (tx) => findReferralRow(tx, id),
  sumReferrals: (tx) => sumReferrals(tx, id),
  hasPayoutAccount: (tx) => hasPayoutAccount(tx, id),
  findNewcomer: (tx) => findNewcomer(tx, id),
  findWaiting: (tx) => findWaiting(tx, id),
  wasReferred: (tx) => wasReferred(tx, id),
  lockInvitationsOf: (tx) => lockInvitationsOf(tx, email),
  markJoined: (tx) => markJoined(tx, id, { referredId: id, now }),
  markRefused: (tx) => markRefused(tx, [id], 'other_referrer'),
  findLikeness: (tx) => findLikeness(tx, { one: id, other: id, deviceHash: hash }),
  findInvitationLetter: (tx) => findInvitationLetter(tx, id),
}
