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
        'The invitation leads to the waitlist. It does not put anybody on the access list, and when your friend is let in is for us to say.',
        'The booking has to be completed: requests and cancelled bookings do not count.',
        'On [Refer a Host](/refer-host) you see how each invitation stands: invited, joined, hosting, earned, paid, or why there is no reward.',
        'The reward goes to your [payout account](/settings/payments?tab=payouts). Every verified member can set one up, host or not; if you are not [verified](/help?article=identity-verification) yet, do that first. A reward that has nowhere to go waits for you.',
        'If the booking is refunded in full before that, the reward is taken back.',
        'A friend counts for whoever invited them first, and nobody is a friend who is a member already. You can send 20 invitations a day; a link is remembered for 30 days in the browser that opened it.',
        'Invite people you know. We send one mail per invitation and no reminders.',
        'Referring yourself, or making bookings up, forfeits the reward.',
      ],
    },
  ],
}
