import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

const WORDS = {
  'two-factor-on': {
    heading: 'Two-factor sign-in is on',
    text: 'From now on, signing in to your Roomtone account takes your password and a code of your authenticator app. Keep your recovery codes somewhere that is not your phone.',
  },
  'two-factor-off': {
    heading: 'Two-factor sign-in is off',
    text: 'Signing in to your Roomtone account takes your password alone again. The recovery codes you had no longer work.',
  },
  'recovery-codes-new': {
    heading: 'You have new recovery codes',
    text: 'Your recovery codes have been replaced by new ones. The old ones no longer work.',
  },
  'recovery-code-used': {
    heading: 'A recovery code was used',
    text: 'One of your recovery codes has just been used in place of a code of your authenticator app. It will not work again.',
  },
  'google-connected': {
    heading: 'Google is connected to your account',
    text: 'You can now sign in to your Roomtone account with Google as well.',
  },
  'google-disconnected': {
    heading: 'Google is no longer connected',
    text: 'Your Roomtone account can no longer be signed in to with Google. Your password works as before.',
  },
  'passkey-added': {
    heading: 'You added a passkey',
    text: 'You can now sign in to your Roomtone account with a passkey. It counts as your password and your code in one.',
  },
  'passkey-removed': {
    heading: 'You removed a passkey',
    text: 'Your Roomtone account can no longer be signed in to with this passkey.',
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
    preheader: 'If it was you, there is nothing to do.',
    heading,
    blocks: [
      { kind: 'text', text },
      { kind: 'facts', rows: [['When', formatInstant(when, timeZone)]] },
      { kind: 'text', text: 'If it was you, there is nothing to do.' },
      {
        kind: 'button',
        label: 'Open Login & security',
        url: new URL('/settings/login-security', publicUrl).href,
      },
      {
        kind: 'note',
        text: `If it was not you, choose a new password at once, and write to ${supportEmail}.`,
      },
    ],
    reason:
      'You got this because it concerns the security of your account. These mails cannot be switched off.',
    publicUrl,
    supportEmail,
  })
}
