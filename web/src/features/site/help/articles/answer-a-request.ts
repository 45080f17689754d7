import type { HelpArticle } from '../help-article.ts'

export const answerARequest: HelpArticle = {
  slug: 'answer-a-request',
  title: 'Answer a request, or cancel as a host',
  summary: 'How long you have to answer, and what it costs to cancel a confirmed booking.',
  guide: 'hosting',
  asked: [
    'accept or decline a request',
    'cancel a booking as a host',
    'penalty',
    'how long do I have to respond',
  ],
  body: [
    {
      kind: 'table',
      caption: 'How long you have to answer',
      head: ['The shoot starts', 'The request expires'],
      rows: [
        [
          'In 24 hours or more',
          '48 hours after it was sent, or 12 hours before the start, whichever comes first',
        ],
        [
          'In less than 24 hours',
          '2 hours after it was sent, or 30 minutes before the start, whichever comes first',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'The request tells you what the production is, how many people are coming, what the shoot involves and what you’d earn. You can message the guest first, but the clock keeps running.',
    },
    {
      kind: 'list',
      items: [
        'Until you answer, we hold the time. Nobody else can book it.',
        'If you accept, we charge the guest’s card and you both see each other’s contact details.',
        'If you decline or the request expires, the guest pays nothing.',
      ],
    },
    { kind: 'heading', text: 'Canceling a confirmed booking' },
    {
      kind: 'text',
      text: 'The guest gets everything back, including fees and tax. You owe a fee, which we take from your next payouts:',
    },
    {
      kind: 'table',
      caption: 'What a cancellation costs you',
      head: ['Before the start', 'Fee'],
      rows: [
        ['48 hours or less', '50% of the rent, at least $50'],
        ['30 days or less', '25% of the rent, at least $50'],
        ['More than 30 days', '10% of the rent, at least $50'],
      ],
    },
    {
      kind: 'text',
      text: 'One cancellation every six months is free. The time stays blocked on your calendar. If something beyond your control made the space unusable, send proof to {support} and we’ll waive the fee.',
    },
  ],
}
