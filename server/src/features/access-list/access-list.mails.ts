import type { Deps } from '../../platform/deps.ts'
import type { Composers } from '../../platform/mail/send-mail.ts'
import { isOnAccessList } from './access-list.store.ts'
import { invitationMail } from './mails/invitation.ts'

export function accessListMails({ db, config }: Deps): Composers {
  return {
    invitation: async ({ email = '', fullName }) => {
      // Taken off the list again before the mail left.
      if (!(await isOnAccessList(db, email))) return null
      return {
        to: email,
        mail: invitationMail({
          fullName,
          url: `${config.publicUrl}/auth?email=${encodeURIComponent(email)}`,
          publicUrl: config.publicUrl,
          supportEmail: config.supportEmail,
        }),
      }
    },
  }
}
