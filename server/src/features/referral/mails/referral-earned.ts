import { formatsIn } from '@roomtone/texts/all/formats'
import { textsIn } from '@roomtone/texts/all/referral/mails'
import { greeting } from '../../../platform/mail/layout/greeting.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { MailIn, MailSite } from '../../../platform/mail/layout/mail.ts'
import { writeMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EarnedParams extends MailSite {
  fullName: string
  /** First name. */
  friend: string
  /** Cents. */
  reward: number
  dueAt: Date
}

export function referralEarnedMail(params: EarnedParams): MailIn {
  const { fullName, reward, dueAt, publicUrl, supportEmail } = params
  return (language) => {
    const { earned } = textsIn(language)
    const { cents, date } = formatsIn(language)
    const friend = greetingName(params.friend) ?? earned.friend
    return writeMail(language, {
      subject: earned.subject({ reward }),
      preheader: earned.preheader({ friend }),
      heading: earned.heading,
      blocks: [
        { kind: 'text', text: greeting(language, fullName) },
        { kind: 'text', text: earned.text({ friend }) },
        {
          kind: 'facts',
          rows: [
            [earned.amount, cents(reward)],
            [earned.due, date('date', { at: dueAt, timeZone: 'UTC' })],
          ],
        },
        { kind: 'button', label: earned.action, url: new URL('/refer-host', publicUrl).href },
        { kind: 'note', text: earned.note },
      ],
      reason: earned.reason,
      publicUrl,
      supportEmail,
    })
  }
}
