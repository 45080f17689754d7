import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const referAHost: HelpArticle = {
  slug: 'refer-a-host',
  title: 'Refer a host and earn $50',
  summary: 'Invite someone with a space. When they complete a first booking, you earn $50.',
  guide: 'hosting',
  asked: ['invite a friend', 'referral link', 'referral reward', 'where is my $50'],
  body: [
    {
      kind: 'steps',
      items: [
        'Open [Refer a Host](/refer-host) and enter a friend’s email, or copy your link and send it yourself.',
        `Your friend signs up through it, or joins the waitlist while ${PRODUCT} is invite-only.`,
        'When they complete a first booking as a host, you earn $50. We pay it within 14 days of that first eligible booking.',
      ],
    },
    { kind: 'heading', text: 'Getting paid' },
    {
      kind: 'list',
      items: [
        'The reward goes to your [payout account](/settings/payments?tab=payouts). You don’t have to host, but you do need to be [verified](/help?article=identity-verification). Until you have an account, it waits for you.',
        'Follow each invitation on [Refer a Host](/refer-host).',
        'Requests and canceled bookings don’t count. If the booking is refunded in full before we pay, there’s no reward.',
      ],
    },
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'list',
      items: [
        'An invitation doesn’t skip the waitlist.',
        'A friend counts for the first person who invited them. Current members don’t count.',
        'You can send 20 invitations a day. Your link is remembered for 30 days in the browser that opened it.',
        'Invite people you know. We email each of them once, with no reminders.',
        'If you refer yourself or make up bookings, you lose the reward.',
      ],
    },
  ],
}
