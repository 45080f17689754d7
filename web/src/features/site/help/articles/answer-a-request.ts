import type { HelpArticle } from '../help-article.ts'

export const answerARequest: HelpArticle = {
  slug: 'answer-a-request',
  title: 'Answer a request, or cancel a booking as a host',
  summary: 'How long you have, what you see, and what a cancellation costs you.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'A request shows the production’s title, kind and purpose, the crew size, what the shoot involves, what you would receive, and a countdown. You also see that the guest is verified and what other hosts wrote.',
    },
    { kind: 'heading', text: 'How long you have' },
    {
      kind: 'table',
      caption: 'Time to answer',
      head: ['Start of the booking', 'The request expires'],
      rows: [
        [
          '24 hours away or more',
          '48 hours after sending, or 12 hours before the start, whichever is earlier',
        ],
        [
          'Less than 24 hours away',
          '2 hours after sending, or 30 minutes before the start, whichever is earlier',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'While a request is pending its time is held, so that nobody else can take it. If you accept, the card is charged and both sides see each other’s contact details. If you decline, or time runs out, the guest pays nothing.',
    },
    { kind: 'heading', text: 'Ask first' },
    {
      kind: 'text',
      text: 'You may write to the guest before you decide. Asking does not stop the countdown.',
    },
    { kind: 'heading', text: 'Cancelling a confirmed booking' },
    {
      kind: 'text',
      text: 'The guest gets everything back, fees and tax included. You owe a fee, which is taken from later payouts:',
    },
    {
      kind: 'table',
      caption: 'What a cancellation costs the host',
      head: ['Before the start', 'Fee'],
      rows: [
        ['48 hours or less', '50% of the rent, at least $50'],
        ['30 days or less', '25% of the rent, at least $50'],
        ['More than 30 days', '10% of the rent, at least $50'],
      ],
    },
    {
      kind: 'text',
      text: 'One cancellation in six months is free. The time stays blocked afterwards. If the space became unusable through something you could not prevent, write to {support} with what shows it, and we waive the fee.',
    },
  ],
}
