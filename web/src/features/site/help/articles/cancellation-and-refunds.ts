import type { HelpArticle } from '../help-article.ts'

export const cancellationAndRefunds: HelpArticle = {
  slug: 'cancellation-and-refunds',
  title: 'Cancel a booking and get a refund',
  summary: 'How to cancel, how much comes back, and when it reaches your card.',
  guide: 'booking',
  asked: [
    'how do I get my money back',
    'when does my refund arrive',
    'cancellation policy',
    'can I reschedule or change the date',
    'the host canceled on me',
  ],
  body: [
    {
      kind: 'steps',
      items: [
        'Open the booking under [Trips](/trips) and choose Cancel booking.',
        'Check the refund. It shows the exact amount, and the dates when it changes.',
        'Confirm. We send the refund right away. Your bank usually shows it in 5 to 10 business days.',
      ],
    },
    {
      kind: 'text',
      text: 'Still waiting for the host’s answer? You can withdraw a pending request at any time. Nothing was charged.',
    },
    { kind: 'heading', text: 'How much comes back' },
    {
      kind: 'text',
      text: 'It depends on the space’s cancellation policy and how early you cancel. The policy you booked under stays with your booking.',
    },
    {
      kind: 'table',
      caption: 'Share of the rent you get back',
      head: ['Policy', 'Refund'],
      rows: [
        ['Very flexible', '%steps-very_flexible%'],
        ['Flexible (default)', '%steps-flexible%'],
        ['Standard 30', '%steps-standard_30%'],
        ['Standard 90', '%steps-standard_90%'],
      ],
    },
    {
      kind: 'list',
      items: [
        'Changed your mind? Under any policy you get 100% back if you cancel within 24 hours of confirmation and the start is at least 48 hours away.',
        'You get the cleaning fee back in full.',
        'You get the same share of the platform fee and tax as of the rent. If half the rent comes back, so does half of each.',
        'The refund goes to your gift cards and coupon first, then to your card.',
      ],
    },
    { kind: 'heading', text: 'If the host cancels' },
    {
      kind: 'text',
      text: 'You get everything back: rent, cleaning fee, platform fee and tax.',
    },
  ],
}
