import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { notifyNewAccountMail } from '../account/entry.ts'
import { waitlistJoinedMail } from './mails/waitlist-joined.ts'
import { findEntry } from './waitlist.store.ts'

export function waitlistMails({ db, config, settings }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }
  return {
    'waitlist-joined': async ({ id = '' }) => {
      const entry = await findEntry(db, id)
      if (!entry) return null
      const { sign_up_open: isOpen } = await settings.read(db)
      const signUpUrl = `${config.publicUrl}/auth?email=${encodeURIComponent(entry.email)}`
      return { to: entry.email, mail: waitlistJoinedMail({ ...entry, isOpen, signUpUrl, ...site }) }
    },
    'notify-waitlist': async ({ id = '' }) => {
      const entry = await findEntry(db, id)
      if (!entry) return null
      const adminUrl = `${config.publicUrl}/admin/users?tab=waitlist`
      return {
        to: config.operatorEmail,
        mail: notifyNewAccountMail({ ...entry, source: 'waitlist', adminUrl, ...site }),
      }
    },
  }
}
