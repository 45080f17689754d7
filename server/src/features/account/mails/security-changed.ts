import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

const WORDS = {
  'two-factor-on': {
    heading: 'Two-factor sign-in is on',
    text: 'You now sign in with your password and a code from your authenticator app. Keep your recovery codes somewhere other than your phone.',
  },
  'two-factor-off': {
    heading: 'Two-factor sign-in is off',
    text: "You're back to signing in without a code. Your recovery codes no longer work.",
  },
  'recovery-codes-new': {
    heading: 'You have new recovery codes',
    text: 'Your recovery codes were replaced. The old ones no longer work.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    text: "Someone just used one of your recovery codes instead of your authenticator app. It won't work again.",
  },
  'google-connected': {
    heading: 'Google is connected to your account',
    text: 'You can now also sign in to Roomtone with Google.',
  },
  'google-disconnected': {
    heading: 'Google is no longer connected',
    text: 'You can no longer sign in to Roomtone with Google. Your password still works.',
  },
  'passkey-added': {
    heading: 'You added a passkey',
    text: 'You can now sign in to Roomtone with a passkey instead of your password and code.',
  },
  'passkey-removed': {
    heading: 'You removed a passkey',
    text: 'You can no longer sign in to Roomtone with this passkey.',
  },
  'passkey-cloned': {
    heading: 'We refused one of your passkeys',
    text: 'Someone tried to use what looks like a copy of one of your passkeys. We did not accept it. Remove that passkey and add a new one.',
  },
} as const

export type SecurityChange = keyof typeof WORDS

export const SECURITY_CHANGES = Object.keys(WORDS) as SecurityChange[]

interface SecurityChangedParams extends MailSite {
  change: SecurityChange
  when: Date
  /** That the reader has chosen. */
  timeZone?: string | null
}

export function securityChangedMail({
  change,
  when,
  timeZone,
  publicUrl,
  supportEmail,
}: SecurityChangedParams): Mail {
  const { heading, text } = WORDS[change]
  return renderMail({
    subject: heading,
    preheader: "If this was you, you don't need to do anything.",
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      { kind: 'text', text: "If this was you, you don't need to do anything." },
      {
        kind: 'button',
        label: 'Open Login & security',
        url: new URL('/settings/login-security', publicUrl).href,
      },
      {
        kind: 'note',
        text: `If this wasn't you, choose a new password right away and write to ${supportEmail}.`,
      },
    ],
    reason:
      "You got this because it's about the security of your account. Security emails can't be turned off.",
    publicUrl,
    supportEmail,
  })
}
