import type { HelpArticle } from '../help-article.ts'

export const payouts: HelpArticle = {
  slug: 'payouts',
  title: 'When and how you are paid',
  summary: 'The subtotal, 24 hours after the booking ends; 72 hours for your first five.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'As a host you are paid the subtotal of each booking: rent plus cleaning fee. The platform fee is paid by the guest on top and is not taken from your share.',
    },
    {
      kind: 'table',
      caption: 'When a payout is sent',
      head: ['Booking', 'Sent'],
      rows: [
        ['Your first five', '72 hours after the booking ends'],
        ['Every one after that', '24 hours after the booking ends'],
        ['A claim is open', 'When the claim is settled'],
        ['The guest’s bank disputes the payment', 'When the bank has decided'],
        ['A [host you referred](/help?article=refer-a-host) completes a first one', 'Within 14 days'],
      ],
    },
    {
      kind: 'text',
      text: 'After that your bank decides how fast it shows, usually within a few business days.',
    },
    { kind: 'heading', text: 'Set it up' },
    {
      kind: 'steps',
      items: [
        'Be [verified](/help?article=identity-verification). You need not be a host.',
        'Open [Payouts](/settings/payments?tab=payouts) in your settings and set up a payout account.',
        'Add your taxpayer details under [Taxes](/settings/taxes).',
      ],
    },
    {
      kind: 'text',
      text: 'Payouts that fall due before you have set up an account wait for you; nothing is lost.',
    },
    { kind: 'heading', text: 'What may be taken off' },
    {
      kind: 'text',
      text: 'A host’s [cancellation fee](/help?article=answer-a-request) and a [claim](/help?article=claims) that was decided against you are taken from the next payouts, each as a line of its own. Every payout has an invoice as PDF, under [Payments](/hosting?tab=payments) in hosting.',
    },
  ],
}
