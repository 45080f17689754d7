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
    preheader: 'Changed your mind? You can still restore it.',
    heading: 'Your account is being deleted',
    blocks: [
      {
        kind: 'text',
        text: 'As you asked, we closed your account. You’re signed out on every device, your profile and listings are gone from Roomtone, and your open requests have ended.',
      },
      {
        kind: 'text',
        text: `We erase your account data within ${CLOSED_ACCOUNT_DAYS} days. We have to keep records of bookings, payments, verification and compliance for ${RECORD_YEARS} years, then we erase those too.`,
      },
      {
        kind: 'text',
        text: `You can restore it until ${formatInstant(until, timeZone)}. After that, nobody can, not even us.`,
      },
      { kind: 'button', label: 'Restore my account', url },
      {
        kind: 'note',
        text: `Didn't delete it? Restore it with this link, then reset your password and write to ${supportEmail}.`,
      },
    ],
    reason: 'You got this because your account was deleted.',
    publicUrl,
    supportEmail,
  })
}
