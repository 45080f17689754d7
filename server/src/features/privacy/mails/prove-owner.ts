import { formatMinutes } from '../../../platform/mail/layout/format-duration.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface ProveOwnerParams extends MailSite {
  purpose: 'data' | 'closing'
  url: string
  minutes: number
}

const WORDS = {
  data: {
    subject: 'Download your personal data',
    text: 'You asked to download the copy of your personal data. This link shows us that it is you.',
    label: 'Go on to the download',
  },
  closing: {
    subject: 'Delete your account',
    text: 'You asked to delete your Roomtone account. This link shows us that it is you; nothing is deleted before you confirm it there.',
    label: 'Go on to the deletion',
  },
} as const

export function proveOwnerMail({ purpose, url, minutes, ...site }: ProveOwnerParams): Mail {
  const { subject, text, label } = WORDS[purpose]
  return renderMail({
    subject,
    preheader: `The link works once, for ${formatMinutes(minutes)}.`,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label, url },
      {
        kind: 'note',
        text: `The link works once, for ${formatMinutes(minutes)}, in a browser where you are signed in. If it was not you, sign out on all devices under Login & security and write to ${site.supportEmail}.`,
      },
    ],
    reason: 'You got this because it was asked for from your account, which has no password.',
    ...site,
  })
}
