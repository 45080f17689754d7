import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { referralEarnedMail } from './mails/referral-earned.ts'
import { referralInvitationMail } from './mails/referral-invitation.ts'
import { referralLink } from './own-code.ts'
import { findInvitationLetter } from './referral.store.ts'
import { findRewardLetter } from './reward.store.ts'

export function referralMails(deps: Deps): Composers {
  const { db, config, settings } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }
  return {
    'referral-invitation': async ({ referralId = '' }) => {
      const row = await findInvitationLetter(db, referralId)
      if (!row || row.referredId !== null) return null
      const { referrerName, code } = row
      const link = referralLink(deps, code)
      const { sign_up_open: isOpen } = await settings.read(db)
      return { to: row.email, mail: referralInvitationMail({ referrerName, link, isOpen, ...site }) }
    },
    'referral-earned': async ({ referralId = '' }) => {
      const row = await findRewardLetter(db, referralId)
      if (!row || row.refusedBecause !== null) return null
      const { fullName, friend, dueAt } = row
      const reward = row.reward ?? 0
      return { to: row.email, mail: referralEarnedMail({ fullName, friend, reward, dueAt, ...site }) }
    },
  }
}
