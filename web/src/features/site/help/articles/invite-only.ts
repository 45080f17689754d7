import type { HelpArticle } from '../help-article.ts'

export const inviteOnly: HelpArticle = {
  slug: 'invite-only',
  title: 'Invitations and the waitlist',
  summary: 'How to join the waitlist, and what to do when your invitation arrives.',
  guide: 'getting-started',
  asked: [
    'how do I sign up or join',
    'access restricted',
    'when will I be let in',
    'create an account',
    'invite code',
  ],
  body: [
    {
      kind: 'text',
      text: '%door% Anyone can browse spaces and join the waitlist. To sign up or sign in, your email has to be on our access list.',
    },
    { kind: 'heading', text: 'Join the waitlist' },
    {
      kind: 'steps',
      items: [
        'On the front page, choose Join Waitlist.',
        'Enter your name and email, and whether you’re a host or a creator.',
        'Watch for our email. We let people in a few at a time, so we can’t promise a date.',
      ],
    },
    {
      kind: 'text',
      text: '“Already on waitlist” means you’re all set. Joining twice doesn’t change your place.',
    },
    { kind: 'heading', text: 'When your invitation arrives' },
    {
      kind: 'text',
      text: 'Follow the link in the email and sign up with that same address. The invitation only works for that one.',
    },
    { kind: 'heading', text: 'If you see “Access Restricted”' },
    {
      kind: 'text',
      text: 'The email you typed isn’t on the access list. Check it for typos, and check that it’s the address we invited. If it is, write to {support} from that address.',
    },
    {
      kind: 'note',
      text: 'A friend’s [referral](/help?article=refer-a-host) leads to the waitlist too. It doesn’t skip it.',
    },
  ],
}
