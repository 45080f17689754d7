import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const sharedAccess: HelpArticle = {
  slug: 'shared-access',
  title: 'Co-hosts: share access to a listing',
  summary: 'Let someone help with a listing, without giving them your password.',
  guide: 'hosting',
  asked: ['add a co-host', 'property manager', 'let my assistant answer', 'remove a co-host', 'team'],
  body: [
    {
      kind: 'steps',
      items: [
        'Open [Login & security, Shared access](/settings/login-security?tab=shared-access) and choose Invite a co-host.',
        'Enter their email, and choose the listings and what they can do.',
        'We email them a link. It works once, for 14 days, with that email only.',
      ],
    },
    {
      kind: 'text',
      text: `If they don’t have an account, they sign up with that email first. While ${PRODUCT} is invite-only, they may have to join the waitlist. You can resend the invitation anytime.`,
    },
    { kind: 'heading', text: 'What you can share' },
    {
      kind: 'list',
      items: [
        'Listing: text, photos, prices, opening hours, amenities and house rules. They see the address.',
        'Calendar: blocked days, daily prices and connected calendars. Without Bookings, they see that a time is taken but not by whom.',
        'Bookings: see, accept and decline requests, and see the guest and access details. They need to be [verified](/help?article=identity-verification).',
        'Messages: read and answer guests about this space, including earlier messages. They write under their own first name as a co-host. They need to be verified.',
      ],
    },
    { kind: 'heading', text: 'What only you can do' },
    {
      kind: 'text',
      text: 'Payouts and earnings, invoices, releases, reviews, claims, canceling a confirmed booking, taking a listing offline, changing its address or terms, and inviting others.',
    },
    {
      kind: 'text',
      text: 'We email you when a co-host accepts or declines, and the booking’s timeline shows who did. A co-host can’t book a listing they help with.',
    },
    { kind: 'heading', text: 'Change or end it' },
    {
      kind: 'text',
      text: 'Change permissions or remove someone under Shared access. It takes effect right away. Co-hosts can leave there too. If your account is deactivated or suspended, their access pauses.',
    },
  ],
}
