import type { Deps } from '../../../platform/deps.ts'
import type { Composer, Composers } from '../../../platform/mail/send-mail.ts'
import { unsubscribeLinks } from '../../../platform/mail/unsubscribe-links.ts'
import { mailingMail } from '../mails/mailing.ts'
import { findLetter, findTrial } from './mailing.store.ts'
import { linkOf } from './mailing.view.ts'

export function mailingMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const letter: Composer = async ({ mailingId = '', userId = '' }, { unsubscribeUrl }) => {
    const found = await findLetter(db, { mailingId, userId })
    if (!found) return null
    const { email, ...words } = found
    const link = linkOf(words)
    return { to: email, mail: mailingMail({ ...words, link, unsubscribeUrl, isTrial: false, ...site }) }
  }

  // Sent as a mail that cannot be turned off, so that it comes though the admin may have done so; it looks the same.
  const trial: Composer = async ({ mailingId = '', userId = '' }) => {
    const found = await findTrial(db, { mailingId, userId })
    if (!found) return null
    const { email, ...words } = found
    const unsubscribeUrl = unsubscribeLinks(config, { userId, topic: words.topic }).page
    const link = linkOf(words)
    return { to: email, mail: mailingMail({ ...words, link, unsubscribeUrl, isTrial: true, ...site }) }
  }

  return { mailing: letter, 'mailing-trial': trial }
}
