import { own } from '@roomtone/contract/language/own-words'
import type { BrowserNames } from '../../../platform/http/browser-name.ts'
import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface NewDeviceParams extends MailSite, BrowserNames {
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
  /** Already masked by the caller: mail is no place for a whole network address. */
  address: string
  resetUrl: string
}

export function newDeviceMail(params: NewDeviceParams): Mail {
  const { when, timeZone, address, resetUrl, publicUrl, supportEmail } = params
  const browser = browserWords(params)
  return renderMail({
    subject: 'New sign-in to your account',
    preheader: `${browser}, ${formatInstant(when, timeZone)}. If it was you, there is nothing to do.`,
    heading: 'A sign-in we had not seen before',
    blocks: [
      { kind: 'text', text: 'Your Roomtone account was just used from a browser that is new to us.' },
      {
        kind: 'facts',
        rows: [
          ['Browser', browser],
          ['When', formatInstant(when, timeZone)],
          ['Network', address],
        ],
      },
      {
        kind: 'text',
        text: 'If it was you, there is nothing to do. If it was not, choose a new password now; doing so signs out every device.',
      },
      { kind: 'button', label: 'It was not me', url: resetUrl },
    ],
    reason:
      'You got this because it concerns the security of your account. These mails cannot be switched off.',
    publicUrl,
    supportEmail,
  })
}

function browserWords({ browser, system }: BrowserNames): string {
  if (system === null) return browser === null ? 'An unknown browser' : own(browser)
  return browser === null ? `An unknown browser on ${own(system)}` : `${own(browser)} on ${own(system)}`
}
