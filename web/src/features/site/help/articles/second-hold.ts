import type { HelpArticle } from '../help-article.ts'

export const secondHold: HelpArticle = {
  slug: 'second-hold',
  title: 'Second holds',
  summary: 'Someone asked before you? Be next for that time, without a card.',
  guide: 'booking',
  asked: [
    'somebody booked it before me',
    'time is taken',
    'waiting list for a date',
    'next in line',
    'first hold',
  ],
  body: [
    {
      kind: 'steps',
      items: [
        'Pick your time as usual. If another request has it, we offer you a second hold.',
        'Describe your production. You don’t need a card.',
        'If the first request is declined, withdrawn or expires, we offer you the time and let you know.',
        'You have 12 hours to confirm. Nobody else can take it meanwhile.',
      ],
    },
    {
      kind: 'text',
      text: 'To confirm, enter your card. Then it goes on like [any request](/help?article=request-to-book).',
    },
    {
      kind: 'list',
      items: [
        'A second hold doesn’t reserve the time until it’s offered to you.',
        'If the first booking is confirmed, you keep your second hold in case that guest cancels. Withdraw it anytime under [Trips](/trips).',
        'If the host cancels the first booking, the time is blocked and your second hold ends. We’ll let you know.',
        'If the 12 hours pass, the time goes to the next in line or opens up.',
      ],
    },
  ],
}
