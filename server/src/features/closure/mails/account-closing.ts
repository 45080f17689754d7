import { CLOSED_ACCOUNT_DAYS, RECORD_YEARS } from '@roomtone/domain/compliance/retention'
import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface AccountClosingParams extends MailSite {
  url: string
  until: Date
  timeZone: string | null
}

export function accountClosingMail({
  url,
  until,
  timeZone,
  publicUrl,
  supportEmail,
}: AccountClosingParams): Mail {
  return renderMail({
    subject: 'Your account is being deleted',
    preheader: 'If you change your mind, one link brings it back.',
    heading: 'Your account is being deleted',
    blocks: [
      {
        kind: 'text',
        text: 'As you asked, your account is closed. You are signed out on every device, your profile and your listings are gone from Roomtone, and requests that were open have ended.',
      },
      {
        kind: 'text',
        text: `Your account data is erased within ${CLOSED_ACCOUNT_DAYS} days. Records of bookings, payments, verification and compliance stay for ${RECORD_YEARS} years, because the other side and the law may need them, and are erased then.`,
      },
      {
        kind: 'text',
        text: `Until ${formatInstant(until, timeZone)} you can take it back. After that nobody can, we cannot either.`,
      },
      { kind: 'button', label: 'Restore my account', url },
      {
        kind: 'note',
        text: `If it was not you who deleted it, restore it with this link, then reset your password and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was deleted.',
    publicUrl,
    supportEmail,
  })
}
