import { own } from '@roomtone/contract/language/own-words'
import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { formatInstant } from '../../../platform/mail/layout/format-instant.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'
import { RIGHTS_WORDS } from './rights-words.ts'

interface CohostInvitedParams extends MailSite {
  /** First name. */
  host: string
  email: string
  listings: string[]
  rights: readonly CohostRight[]
  url: string
  expiresAt: Date
  /** `none`: this address cannot sign up yet. */
  account: 'has' | 'may' | 'none'
}

const HOW = {
  has: (email: string) => `Sign in as ${email} to accept.`,
  may: (email: string) =>
    `You don't have a Roomtone account yet. Sign up as ${email}, then open this link again.`,
  none: () =>
    "Roomtone is invite-only for now, and this address isn't on the list yet. Join the waitlist with it first. Once you're in, open this link again, or ask for a new one if it has expired.",
}

export function cohostInvitedMail(params: CohostInvitedParams): Mail {
  const { listings, rights, url, expiresAt, account, publicUrl, supportEmail } = params
  const host = greetingName(params.host) ?? 'A host'
  const [only, ...others] = listings
  const what = only !== undefined && others.length === 0 ? own(only) : 'their listings'
  const subject = `${host} invited you to help with ${what}`
  return renderMail({
    subject,
    preheader: 'They invited you to shared access on Roomtone.',
    heading: subject,
    blocks: [
      { kind: 'text', text: `${host} rents out spaces on Roomtone and would like your help hosting.` },
      {
        kind: 'facts',
        rows: [
          [listings.length === 1 ? 'Listing' : 'Listings', listings.map(own).join(', ')],
          ['What you can do', rights.map((right) => RIGHTS_WORDS[right]).join('. ')],
          ['Answer by', formatInstant(expiresAt)],
        ],
      },
      { kind: 'text', text: HOW[account](own(params.email)) },
      ...(account === 'none'
        ? [
            { kind: 'button' as const, label: 'Join the waitlist', url: publicUrl },
            { kind: 'text' as const, text: `Your invitation: ${url}` },
          ]
        : [{ kind: 'button' as const, label: 'See the invitation', url }]),
      {
        kind: 'note',
        text: "The link works once, and only for this email address. Don't know them? You can ignore this email.",
      },
    ],
    reason: 'You got this because a host on Roomtone entered this address to share access.',
    publicUrl,
    supportEmail,
  })
}
