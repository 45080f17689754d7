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
    `You have no account on Roomtone yet. Sign up as ${email} first; this link is here when you come back.`,
  none: () =>
    'Roomtone is currently invite-only, and this address is not on the list yet. Join the waitlist with it first. Once you are in, open this link again, or ask for another if it has ended.',
}

export function cohostInvitedMail(params: CohostInvitedParams): Mail {
  const { listings, rights, url, expiresAt, account, publicUrl, supportEmail } = params
  const host = greetingName(params.host) ?? 'A host'
  return renderMail({
    subject: `${host} asks you to help with ${listings.length === 1 ? 'a listing' : 'their listings'}`,
    preheader: 'An invitation to shared access on Roomtone.',
    heading: 'An invitation to help host.',
    blocks: [
      { kind: 'text', text: `${host} rents out spaces on Roomtone and would like your help with them.` },
      {
        kind: 'facts',
        rows: [
          [listings.length === 1 ? 'Listing' : 'Listings', listings.map(own).join(', ')],
          ['What you could do', rights.map((right) => RIGHTS_WORDS[right]).join('. ')],
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
        text: 'The link works once, and only for the owner of this address. If you do not know them, ignore this mail and nothing happens.',
      },
    ],
    reason: 'You got this because a host on Roomtone entered this address to share access.',
    publicUrl,
    supportEmail,
  })
}
