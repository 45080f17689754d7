import type { Deps } from '../../../platform/deps.ts'
import type { Composer, Composers } from '../../../platform/mail/send-mail.ts'
import { moderationWarningMail } from '../mails/moderation-warning.ts'
import { textApprovedMail, textRejectedMail } from '../mails/text-decided.ts'
import { LINES_SHOWN, LONGEST_LINE, unreadMessagesMail } from '../mails/unread-messages.ts'
import { findCase } from '../safety/moderation-case.store.ts'
import { readRanges } from './mailed-ranges.ts'
import { findRecipient, findUnreadThreads } from './message-mail.store.ts'

export function conversationMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const warning: Composer = async ({ caseId = '' }) => {
    const about = await findCase(db, caseId)
    if (about?.state !== 'warned') return null
    const { email, fullName, note, reporterId, reason, title } = about
    // What a person reported is for admins alone; what the rules found may be told to anyone.
    const rule = reporterId === null ? reason : null
    return { to: email, mail: moderationWarningMail({ fullName, note, rule, title, ...site }) }
  }

  const textDecided =
    (state: 'approved' | 'rejected', mailOf: typeof textApprovedMail): Composer =>
    async ({ caseId = '' }) => {
      const about = await findCase(db, caseId)
      if (about?.state !== state) return null
      const { email, fullName, note, quote } = about
      return { to: email, mail: mailOf({ fullName, note, quote: quote ?? '', ...site }) }
    }

  /** Of what the mail was ordered for, what is still unread when it leaves. */
  const unread: Composer = async ({ userId = '', conversations = '' }, { unsubscribeUrl }) => {
    const shown = { lines: LINES_SHOWN, characters: LONGEST_LINE + 1 }
    const threads = await findUnreadThreads(db, userId, readRanges(conversations), shown)
    const recipient = await findRecipient(db, userId)
    if (threads.length === 0 || !recipient) return null
    const { email, fullName } = recipient
    return { to: email, mail: unreadMessagesMail({ fullName, threads, unsubscribeUrl, ...site }) }
  }

  return {
    'moderation-warning': warning,
    'text-approved': textDecided('approved', textApprovedMail),
    'text-rejected': textDecided('rejected', textRejectedMail),
    'unread-messages': unread,
  }
}
