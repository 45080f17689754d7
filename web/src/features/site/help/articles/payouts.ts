import type { HelpArticle } from '../help-article.ts'

export const payouts: HelpArticle = {
  slug: 'payouts',
  title: 'When and how you get paid',
  summary: 'We send your payout 24 hours after a booking ends, or 72 hours for your first 5.',
  guide: 'hosting',
  asked: ['when do I get paid', 'where is my money', 'bank account', 'host earnings', 'invoice for a payout'],
  body: [
    {
      kind: 'table',
      caption: 'When we send it',
      head: ['Payout', 'Sent'],
      rows: [
        ['Your first 5 bookings', '72 hours after the booking ends'],
        ['Every booking after that', '24 hours after the booking ends'],
        ['A claim is open', 'Once it’s decided or withdrawn'],
        ['The guest’s bank disputes the payment', 'Once the bank has decided'],
        ['A [host you referred](/help?article=refer-a-host) completes a first booking', 'Within 14 days'],
      ],
    },
    {
      kind: 'text',
      text: 'Your bank usually shows it within a few business days. You get the rent plus the cleaning fee. The guest pays the platform fee on top.',
    },
    { kind: 'heading', text: 'Set it up' },
    {
      kind: 'steps',
      items: [
        'Get [verified](/help?article=identity-verification).',
        'Open [Payouts](/settings/payments?tab=payouts) and set up a payout account.',
        'Add your taxpayer details under [Taxes](/settings/taxes).',
      ],
    },
    {
      kind: 'text',
      text: 'No account yet? Your payouts wait until you set one up.',
    },
    { kind: 'heading', text: 'What we may take off' },
    {
      kind: 'text',
      text: 'A [cancellation fee](/help?article=answer-a-request) or a [claim](/help?article=claims) decided against you comes out of your next payouts, on a line of its own. Find a PDF record of every payout under [Payments](/hosting?tab=payments) in hosting.',
    },
  ],
}
