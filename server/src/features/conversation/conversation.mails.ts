import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { moderationWarningMail } from './mails/moderation-warning.ts'
import { findCase } from './moderation-case.store.ts'

export function conversationMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const warning: Composer = async ({ caseId = '' }) => {
    const about = await findCase(db, caseId)
    if (about?.state !== 'warned') return null
    const { email, fullName, note, reporterId, reason, title } = about
    // What a person reported is told to admins in confidence; what the rules say may be told to anyone.
    const rule = reporterId === null ? reason : null
    return { to: email, mail: moderationWarningMail({ fullName, note, rule, title, ...site }) }
  }

  return { 'moderation-warning': warning }
}
