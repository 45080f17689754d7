import type { ReferralRow } from '@roomtone/contract/referral/referral'
import type { Actor } from '@roomtone/domain/access/actor'
import { INVITATIONS_A_DAY } from '@roomtone/domain/referral/referral'
import { textsIn } from '@roomtone/texts/all/referral/refusals'
import type { Language } from '@roomtone/texts/languages'
import type { Deps } from '../../platform/deps.ts'
import { requireWithin } from '../../platform/limits/require-within.ts'
import { Refused, refusedField } from '../../platform/refused.ts'
import { LIMITS } from './limits.ts'
import { ownCode } from './own-code.ts'
import {
  countMailedSince,
  findInviter,
  findReferralRow,
  insertReferral,
  isMember,
  takeTurnsInviting,
  takeTurnsWriting,
  wasWrittenTo,
} from './referral.store.ts'
import { referralRowView } from './referral.view.ts'

const DAY = 86_400_000
const DAY_SECONDS = 86_400

type Invited = { email: string; language: Language }

/** The mail leads to the waitlist. It puts no one on the access list. */
export async function inviteFriend(
  deps: Deps,
  { userId }: Actor,
  { email, language }: Invited,
): Promise<ReferralRow> {
  await requireWithin(deps, LIMITS.invitationsOfPerson, userId)
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const inviter = await findInviter(tx, userId)
    if (inviter.email === email)
      throw refusedField('email', (language) => textsIn(language).refusals.yourself)
    if (inviter.confirmedAt === null) throw new Refused('email_unconfirmed')
    if (await isMember(tx, email))
      throw refusedField('email', (language) => textsIn(language).refusals.isMember)
    await takeTurnsInviting(tx, userId)
    if ((await countMailedSince(tx, userId, new Date(now.getTime() - DAY))) >= INVITATIONS_A_DAY)
      throw new Refused('rate_limited', {
        detail: (language) => textsIn(language).refusals.tooMany({ most: INVITATIONS_A_DAY }),
        retryAfter: DAY_SECONDS,
      })
    await ownCode(deps, tx, userId, now)
    await takeTurnsWriting(tx, email)
    const isFirst = !(await wasWrittenTo(tx, email))
    const referralId = await insertReferral(tx, { referrerId: userId, email, source: 'mail', now })
    if (referralId === undefined)
      throw refusedField('email', (language) => textsIn(language).refusals.alreadyInvited)
    await deps.audit.record(tx, {
      now,
      actorId: userId,
      action: 'referral.invited',
      subjectType: 'referral',
      subjectId: referralId,
      personal: { subjectId: userId, fields: { email } },
    })
    // Earlier invitations stay private: the answer is the same.
    if (isFirst)
      await deps.jobs.add(tx, 'send-mail', { mail: 'referral-invitation', about: { referralId }, language })
    const row = await findReferralRow(tx, referralId)
    if (!row) throw new Refused('not_found')
    return referralRowView(row)
  })
}
