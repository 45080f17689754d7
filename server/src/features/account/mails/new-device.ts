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
    preheader: `${browser}, ${formatInstant(when, timeZone)}. If this was you, you don't need to do anything.`,
    heading: 'New sign-in to your account',
    blocks: [
      {
        kind: 'text',
        text: "Someone just signed in to your Roomtone account from a browser we haven't seen before.",
      },
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
        text: "If this was you, you don't need to do anything. If it wasn't, choose a new password now. That signs out every device.",
      },
      { kind: 'button', label: "This wasn't me", url: resetUrl },
    ],
    reason:
      "You got this because it's about the security of your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}

function browserWords({ browser, system }: BrowserNames): string {
  if (system === null) return browser === null ? 'An unknown browser' : own(browser)
  return browser === null ? `An unknown browser on ${own(system)}` : `${own(browser)} on ${own(system)}`
}
