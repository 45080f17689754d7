import { dayIn, money } from '../../../platform/documents/words.ts'
import { greet } from '../../../platform/mail/layout/greet.ts'
import { greetingName } from '../../../platform/mail/layout/greeting-name.ts'
import type { Mail, MailSite } from '../../../platform/mail/layout/mail.ts'
import { renderMail } from '../../../platform/mail/layout/mail-layout.ts'

interface EarnedParams extends MailSite {
  fullName: string
  /** First name. */
  friend: string
  /** Cents. */
  reward: number
  dueAt: Date
}

export function referralEarnedMail(params: EarnedParams): Mail {
  const { fullName, reward, dueAt, publicUrl, supportEmail } = params
  const friend = greetingName(params.friend) ?? 'Your friend'
  return renderMail({
    subject: `You earned ${money(reward)}`,
    preheader: `${friend} hosted their first booking.`,
    heading: 'Thanks for the referral.',
    blocks: [
      { kind: 'text', text: greet(fullName) },
      {
        kind: 'text',
        text: `${friend} hosted their first booking, so you've earned the referral reward.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Reward', money(reward)],
          ['Sent by', dayIn(dueAt, 'UTC')],
        ],
      },
      { kind: 'button', label: 'See your referrals', url: new URL('/refer-host', publicUrl).href },
      {
        kind: 'note',
        text: "We'll send it to your payout account. Don't have one yet? Verify your identity, then set one up under Settings, Payments.",
      },
    ],
    reason: 'You got this because you referred a host on Roomtone.',
    publicUrl,
    supportEmail,
  })
}
