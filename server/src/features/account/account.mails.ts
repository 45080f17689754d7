import type { Deps } from '../../platform/deps.ts'
import { browserNames } from '../../platform/http/browser-name.ts'
import type { Composer, Composers } from '../../platform/mail/send-mail.ts'
import { findSession } from '../session/entry.ts'
import { findAddressee, findCredentials } from './account.store.ts'
import { makeLink } from './mailbox/make-link.ts'
import { confirmEmailMail } from './mails/confirm-email.ts'
import { deactivatedMail } from './mails/deactivated.ts'
import { newDeviceMail } from './mails/new-device.ts'
import { notifyNewAccountMail } from './mails/notify-new-account.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { reactivatedMail } from './mails/reactivated.ts'
import { resetPasswordMail } from './mails/reset-password.ts'
import { SECURITY_CHANGES, securityChangedMail } from './mails/security-changed.ts'
import { welcomeMail } from './mails/welcome.ts'

const CONFIRM_HOURS = 72
const RESET_MINUTES = 60

export function accountMails(deps: Deps): Composers {
  const { db, config } = deps
  const site = { publicUrl: config.publicUrl, supportEmail: config.supportEmail }

  const welcome: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    return person ? { to: person.email, mail: welcomeMail({ firstName: person.fullName, ...site }) } : null
  }

  const confirm: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    if (!person || person.emailConfirmedAt) return null
    const url = await makeLink(deps, {
      userId,
      email: person.email,
      purpose: 'confirm_email',
      minutes: CONFIRM_HOURS * 60,
      path: '/auth/confirm',
    })
    return {
      to: person.email,
      mail: confirmEmailMail({ fullName: person.fullName, url, hours: CONFIRM_HOURS, ...site }),
    }
  }

  const reset: Composer = async ({ email = '' }) => {
    const user = await findCredentials(db, email)
    if (!user || user.suspendedAt) return null
    const url = await makeLink(deps, {
      userId: user.id,
      email,
      purpose: 'reset_password',
      minutes: RESET_MINUTES,
      path: '/auth/reset',
    })
    return { to: email, mail: resetPasswordMail({ url, minutes: RESET_MINUTES, ...site }) }
  }

  const passwordChanged: Composer = async ({ userId = '', at = '' }) => {
    const person = await findAddressee(db, userId)
    return person
      ? {
          to: person.email,
          mail: passwordChangedMail({ when: new Date(at), timeZone: person.timeZone, ...site }),
        }
      : null
  }

  const newDevice: Composer = async ({ sessionId = '' }) => {
    const session = await findSession(db, sessionId)
    if (!session) return null
    const facts = {
      ...browserNames(session.userAgent),
      when: session.createdAt,
      timeZone: session.timeZone,
      address: session.address,
    }
    const resetUrl = `${config.publicUrl}/auth/reset`
    return { to: session.email, mail: newDeviceMail({ ...facts, resetUrl, ...site }) }
  }

  const reactivated: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    return person ? { to: person.email, mail: reactivatedMail(site) } : null
  }

  const deactivated: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    return person ? { to: person.email, mail: deactivatedMail(site) } : null
  }

  const securityChanges = Object.fromEntries(
    SECURITY_CHANGES.map((change): [string, Composer] => [
      change,
      async ({ userId = '', at = '' }) => {
        const person = await findAddressee(db, userId)
        if (!person) return null
        return {
          to: person.email,
          mail: securityChangedMail({ change, when: new Date(at), timeZone: person.timeZone, ...site }),
        }
      },
    ]),
  )

  const notifyOperator: Composer = async ({ userId = '' }) => {
    const person = await findAddressee(db, userId)
    if (!person) return null
    const adminUrl = `${config.publicUrl}/admin/users?tab=users`
    return {
      to: config.operatorEmail,
      mail: notifyNewAccountMail({ ...person, source: 'sign-up', adminUrl, ...site }),
    }
  }

  return {
    welcome,
    'confirm-email': confirm,
    'reset-password': reset,
    'password-changed': passwordChanged,
    'new-device': newDevice,
    reactivated,
    deactivated,
    ...securityChanges,
    'notify-new-account': notifyOperator,
  }
}
