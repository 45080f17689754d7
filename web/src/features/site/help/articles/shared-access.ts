import type { HelpArticle } from '../help-article.ts'

export const sharedAccess: HelpArticle = {
  slug: 'shared-access',
  title: 'Shared access: co-hosts',
  summary: 'Let somebody help with a listing: what you can share, how to invite them, and how it ends.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'You need not give anyone your password to get help with a listing. A co-host signs in with an account of their own and sees only the listings that you share, with the rights that you choose.',
    },
    { kind: 'heading', text: 'Invite somebody' },
    {
      kind: 'steps',
      items: [
        'Open [Login & security, Shared access](/settings/login-security?tab=shared-access) and choose Invite a co-host.',
        'Enter their email, tick the listings and what they may do.',
        'We mail them a link. It works once, for 14 days, and only for the owner of that address.',
      ],
    },
    {
      kind: 'text',
      text: 'Whoever has no account yet signs up with that address first. While Roomtone is invite-only, they may have to join the waitlist before; you can send the invitation again at any time.',
    },
    { kind: 'heading', text: 'What you can share' },
    {
      kind: 'list',
      items: [
        'Listing: texts, photos, prices, opening hours, amenities and house rules. They see the address.',
        'Calendar: blocked days, prices by day and connected calendars. Without the right to bookings they see that a time is taken, not by whom.',
        'Bookings: see, accept and decline requests, see the guest and how they get in, as you do. Their identity must be [verified](/help?article=identity-verification) first.',
        'Messages: read and answer what guests write about this space, also what was written before. They write under their own first name, and the guest sees that a co-host did. Their identity must be verified here too.',
      ],
    },
    { kind: 'heading', text: 'What always stays with you' },
    {
      kind: 'text',
      text: 'Payouts and earnings, invoices, releases and other papers, reviews, claims, cancelling a confirmed booking, taking a listing offline, its address and its terms, and inviting others.',
    },
    { kind: 'heading', text: 'What happens in your name' },
    {
      kind: 'text',
      text: 'The timeline of a booking says who answered it, and we write to you when a co-host accepts or declines. A co-host cannot book a listing that they help with. In a conversation each message says which of you wrote it; guests see it as read once one of you has read it and shows read receipts, and an unread message is mailed to each of you who has these mails on.',
    },
    { kind: 'heading', text: 'Change or end it' },
    {
      kind: 'text',
      text: 'Shared access lists everyone with their rights. Change rights, send an invitation again or remove somebody: it counts at once, also in pages that are open. A co-host can leave at any time in the same place. While your account is deactivated or suspended, shared access rests as well.',
    },
  ],
}
