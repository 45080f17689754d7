import type { Deps } from '../../platform/deps.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { makeLink, makeLinkAskedFor } from '../account/entry.ts'
import { LINK_HOURS } from './limits.ts'
import { addressTakenMail } from './mails/address-taken.ts'
import { changeEmailMail } from './mails/change-email.ts'
import { emailChangeRequestedMail } from './mails/email-change-requested.ts'
import { emailChangedMail } from './mails/email-changed.ts'
import { findSignIn, isEmailTaken } from './personal-info/email.store.ts'

export function profileMails(deps: Deps): Composers {
  const { db, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const changeEmail: Composer = async ({ userId = '', email = '', at }) => {
    const link = {
      userId,
      email,
      purpose: 'change_email',
      minutes: LINK_HOURS * 60,
      path: '/auth/confirm?new=1',
    } as const
    // Without a time it was asked for in the edition before, which wrote it down only now.
    const url = at
      ? await makeLinkAskedFor(deps, { ...link, askedAt: new Date(at) })
      : await makeLink(deps, link)
    if (url === null) return null
    if (await isEmailTaken(db, email)) return { to: email, mail: addressTakenMail(site) }
    const { fullName } = await findSignIn(db, userId)
    return { to: email, mail: changeEmailMail({ fullName, url, hours: LINK_HOURS, ...site }) }
  }

  const requested: Composer = async ({ userId = '', at = '' }) => {
    const { email, timeZone } = await findSignIn(db, userId)
    return { to: email, mail: emailChangeRequestedMail({ when: new Date(at), timeZone, ...site }) }
  }

  const changed: Composer = async ({ userId = '', email = '', at = '' }) => {
    const { timeZone } = await findSignIn(db, userId)
    return { to: email, mail: emailChangedMail({ when: new Date(at), timeZone, ...site }) }
  }

  return { 'change-email': changeEmail, 'email-change-requested': requested, 'email-changed': changed }
}
