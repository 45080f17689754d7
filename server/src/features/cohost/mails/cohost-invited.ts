import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import { textsIn } from '@roomtone/texts/all/cohost/mails'
import { formatsIn } from '@roomtone/texts/all/formats'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

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

export function cohostInvitedMail(params: CohostInvitedParams): MailIn {
  const { email, listings, rights, url, expiresAt, account, publicUrl, supportEmail } = params
  const [only, ...others] = listings
  return (language) => {
    const { invited, names, rights: named } = textsIn(language)
    const host = greetingName(params.host) ?? names.aHost
    const subject =
      only !== undefined && others.length === 0
        ? invited.subject({ host, title: only })
        : invited.subjectSeveral({ host })
    const how = account === 'none' ? invited.how.none : invited.how[account]({ email })
    return writeMail(language, {
      subject,
      preheader: invited.preheader,
      heading: subject,
      blocks: [
        { kind: 'text', text: invited.text({ host }) },
        {
          kind: 'facts',
          rows: [
            [invited.listings({ count: listings.length }), formatsIn(language).list(listings)],
            [invited.rights, rights.map((right) => named[right]).join('. ')],
            [invited.answerBy, formatsIn(language).date('exact', { at: expiresAt, timeZone: 'UTC' })],
          ],
        },
        { kind: 'text', text: how },
        ...(account === 'none'
          ? [
              { kind: 'button' as const, label: invited.join, url: publicUrl },
              { kind: 'text' as const, text: invited.link({ url }) },
            ]
          : [{ kind: 'button' as const, label: invited.action, url }]),
        { kind: 'note', text: invited.note },
      ],
      reason: invited.reason,
      publicUrl,
      supportEmail,
    })
  }
}
