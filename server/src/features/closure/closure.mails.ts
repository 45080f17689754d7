import type { Deps } from '../../platform/deps.ts'
import type { MailIn, MailSite } from '../../platform/mail/layout/mail.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { findAddressee, makeLink } from '../account/entry.ts'
import { findLeaver } from './closing.store.ts'
import { accountClosingMail } from './mails/account-closing.ts'
import { accountRestoredMail } from './mails/account-restored.ts'
import { restoreAccountMail } from './mails/restore-account.ts'

type Write = (params: MailSite & { url: string; until: Date; timeZone: string | null }) => MailIn

export function closureMails(deps: Deps): Composers {
  const { publicUrl, supportEmail } = deps.config
  const site = { publicUrl, supportEmail }

  /** The link lasts as long as there is something to restore. */
  const withLink =
    (write: Write): Composer =>
    async ({ userId = '' }) => {
      const now = deps.clock.now()
      const leaver = await findLeaver(deps.db, userId, now)
      if (!leaver) return null
      const { email, until, timeZone } = leaver
      const url = await makeLink(deps, {
        userId,
        email,
        purpose: 'restore_account',
        minutes: (until.getTime() - now.getTime()) / 60_000,
        path: '/auth/restore',
      })
      return { to: email, mail: write({ url, until, timeZone, ...site }) }
    }

  return {
    'account-closing': withLink(accountClosingMail),
    'restore-account': withLink(restoreAccountMail),
    'account-restored': async ({ userId = '' }) => {
      const person = await findAddressee(deps.db, userId)
      return person ? { to: person.email, mail: accountRestoredMail(site) } : null
    },
  }
}
