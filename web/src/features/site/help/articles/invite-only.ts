import type { HelpArticle } from '../help-article.ts'

export const inviteOnly: HelpArticle = {
  slug: 'invite-only',
  title: 'Invitations and the waitlist',
  summary: 'Why Roomtone is invite-only, how to join the waitlist, and what to do with an invitation.',
  guide: 'getting-started',
  body: [
    {
      kind: 'text',
      text: '%door% Only email addresses on our access list can sign up and sign in. Anyone may look at the spaces, and anyone may join the waitlist.',
    },
    { kind: 'heading', text: 'Join the waitlist' },
    {
      kind: 'steps',
      items: [
        'On the front page, choose Join Waitlist.',
        'Give your name and email address, and say whether you come as a host or a creator.',
        'Wait for our mail. We let people in a few at a time so that hosts and crews stay in balance, so we cannot promise a date.',
      ],
    },
    {
      kind: 'text',
      text: 'If you see “Already on waitlist”, your address is in already, and nothing more is needed. Joining twice does not move you up or down.',
    },
    { kind: 'heading', text: 'When the invitation comes' },
    {
      kind: 'text',
      text: 'The mail holds a link to the sign-up page. Create your account with the address the mail was sent to; the invitation belongs to that address and to no other.',
    },
    { kind: 'heading', text: '“Access Restricted”' },
    {
      kind: 'text',
      text: 'This means that the address you typed is not on the access list. Check it for a slip first. Capital letters and spaces around it make no difference, but a second address of yours does. If you were invited and still see it, write to {support} from the invited address.',
    },
    {
      kind: 'note',
      text: 'An invitation from a friend through the [referral programme](/help?article=refer-a-host) leads to the waitlist as well. It does not skip it.',
    },
  ],
}
