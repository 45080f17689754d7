import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { makeLink } from '../account/entry.ts'
import { proveOwnerMail } from './mails/prove-owner.ts'
import { findOwner } from './privacy.store.ts'

const MINUTES = 60

export function privacyMails(deps: Deps): Composers {
  const { publicUrl, supportEmail } = deps.config
  return {
    'prove-owner': async ({ userId = '', purpose = '' }) => {
      const owner = await findOwner(deps.db, userId)
      if (!owner) return null
      const isData = purpose === 'data'
      const link = await makeLink(deps, {
        userId,
        email: owner.email,
        purpose: isData ? 'fetch_data' : 'close_account',
        minutes: MINUTES,
        path: `/settings/privacy?ask=${isData ? 'data' : 'closing'}`,
      })
      return {
        to: owner.email,
        mail: proveOwnerMail({
          purpose: isData ? 'data' : 'closing',
          url: link,
          minutes: MINUTES,
          publicUrl,
          supportEmail,
        }),
      }
    },
  }
}
