import { listMails } from '@roomtone/contract/dev-mail/list-mails'
import type { Deps } from '../../platform/deps.ts'
import { type Binding, bind } from '../../platform/http/binding.ts'
import { Refused } from '../../platform/refused.ts'
import { findMails } from './dev-mail.store.ts'

/** The embedded mailbox holds other people's links: it exists in demo mode without SMTP, and nowhere else. */
export function devMailRoutes(deps: Deps): Binding[] {
  if (deps.config.mode !== 'demo') return []
  return [
    bind(listMails, async ({ query }) => {
      if (deps.config.smtpUrl !== null) throw new Refused('not_found')
      const mails = await findMails(deps.db, { to: query.to?.toLowerCase(), limit: query.limit })
      return { items: mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() })) }
    }),
  ]
}
