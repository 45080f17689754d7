import type { HelpArticle } from '../help-article.ts'

export const secondHold: HelpArticle = {
  slug: 'second-hold',
  title: 'Second holds',
  summary: 'Somebody was before you? Stand next in line without touching your card.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'A second hold is film practice: when another production has asked for the time you want, you stand next in line. If the first falls away, the time is offered to you.',
    },
    {
      kind: 'steps',
      items: [
        'Choose the time as usual. If it is held by someone else’s request, the page offers a second hold.',
        'Describe your production. No card is asked for and nothing is authorized.',
        'If the first request is declined, withdrawn or expires, the time is offered to you at that same moment, and we tell you.',
        'You have 12 hours to confirm. During these the time is held for you alone.',
      ],
    },
    {
      kind: 'text',
      text: 'When you take up the offer you enter your card, and your request goes on as [any other](/help?article=request-to-book).',
    },
    {
      kind: 'list',
      items: [
        'A second hold does not block the time and gives no right to it until it is offered.',
        'If the first booking is confirmed, your second hold stays in line in case its guest cancels. Withdraw it under [Trips](/trips) whenever you like.',
        'If the host cancels the first booking, the time is closed to everyone: your second hold ends, and we tell you.',
        'If you let the 12 hours pass, the time goes to whoever is next in line, or becomes free.',
      ],
    },
  ],
}
