import type { HelpArticle } from '../help-article.ts'

export const referAHost: HelpArticle = {
  slug: 'refer-a-host',
  title: 'Refer a host and earn $50',
  summary: 'How the referral programme works, and when the reward arrives.',
  guide: 'hosting',
  body: [
    {
      kind: 'steps',
      items: [
        'Open [Refer a Host](/refer-host) and enter a friend’s email, or copy your link and send it yourself.',
        'Your friend joins the waitlist through it. The link carries a code, so we know it was you.',
        'When they host and complete a first booking you earn $50. It becomes payable within 14 days of that first eligible booking.',
      ],
    },
    { kind: 'heading', text: 'Good to know' },
    {
      kind: 'list',
      items: [
        'The invitation leads to the waitlist. It does not put anybody on the access list, and we cannot tell you where your friend stands.',
        'The booking has to be completed: requests and cancelled bookings do not count.',
        'You are paid through your [payout method](/settings/payments).',
        'Invite people you know. We send one mail per invitation and no reminders.',
        'Referring yourself, or making bookings up, forfeits the reward.',
      ],
    },
  ],
}
