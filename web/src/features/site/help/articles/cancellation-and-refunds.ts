import type { HelpArticle } from '../help-article.ts'

export const cancellationAndRefunds: HelpArticle = {
  slug: 'cancellation-and-refunds',
  title: 'Cancellation and refunds',
  summary:
    'The four policies with their exact figures, the 24-hour grace period, and what happens if a host cancels.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'Every space has one of four cancellation policies. The policy at the time you book stays with your booking. It sets which share of the rent comes back, by the time left before the start.',
    },
    {
      kind: 'table',
      caption: 'Share of the rent that comes back',
      head: ['Policy', 'What comes back'],
      rows: [
        ['Very flexible', '%steps-very_flexible%'],
        ['Flexible (default)', '%steps-flexible%'],
        ['Standard 30', '%steps-standard_30%'],
        ['Standard 90', '%steps-standard_90%'],
      ],
    },
    { kind: 'heading', text: 'The grace period' },
    {
      kind: 'text',
      text: 'Under every policy, if you cancel within 24 hours of confirmation and the start is at least 48 hours away, you get 100% back.',
    },
    { kind: 'heading', text: 'Fees' },
    {
      kind: 'list',
      items: [
        'The cleaning fee always comes back when the space was not used.',
        'Platform fee and tax come back in the same share as the rent.',
        'Gift cards and coupons are refilled first, then your card.',
      ],
    },
    {
      kind: 'text',
      text: 'An example: a total of $787 ($600 rent, $50 cleaning, $78 fee, $59 tax) under Flexible, cancelled two days before. You get $300 of the rent, the $50 cleaning fee and half of fee and tax, $68.50: together $418.50.',
    },
    { kind: 'heading', text: 'How to cancel' },
    {
      kind: 'steps',
      items: [
        'Open the booking under [Trips](/trips) and choose Cancel booking.',
        'Look at the refund. It is exact, with the dates on which it changes.',
        'Confirm. The refund is sent at once; your bank usually shows it within 5 to 10 business days.',
      ],
    },
    {
      kind: 'text',
      text: 'A request that is still pending can be withdrawn at any time. Nothing was charged, so there is nothing to refund.',
    },
    { kind: 'heading', text: 'If the host cancels' },
    {
      kind: 'text',
      text: 'You get everything back: rent, cleaning fee, platform fee and tax. The host pays a fee for it.',
    },
  ],
}
