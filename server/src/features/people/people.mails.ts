import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { reinstatedMail } from './mails/reinstated.ts'
import { suspendedMail } from './mails/suspended.ts'
import { findPerson } from './people.store.ts'

export function peopleMails({ db, config }: Deps): Composers {
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  /** A person who was let back in before the mail left is not told the opposite, nor the other way around. */
  const standing =
    (isSuspended: boolean): Composer =>
    async ({ userId = '' }) => {
      const person = await findPerson(db, userId)
      if (!person || (person.suspendedAt !== null) !== isSuspended) return null
      return { to: person.email, mail: isSuspended ? suspendedMail(site) : reinstatedMail(site) }
    }

  return { suspended: standing(true), reinstated: standing(false) }
}
