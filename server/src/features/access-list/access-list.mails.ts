import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { isOnAccessList } from './access-list.store.ts'
import { invitationMail } from './mails/invitation.ts'
import { makeInvitationLink } from './make-invitation-link.ts'

export function accessListMails(deps: Deps): Composers {
  const { db, config } = deps
  return {
    invitation: async ({ email = '', fullName }) => {
      // Taken off the list again before the mail left.
      if (!(await isOnAccessList(db, email))) return null
      return {
        to: email,
        mail: invitationMail({
          fullName,
          url: await makeInvitationLink(deps, db, { email, purpose: 'sign_up' }),
          publicUrl: config.publicUrl,
          supportEmail: config.supportEmail,
        }),
      }
    },
  }
}
