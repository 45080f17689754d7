import type { HelpArticle } from '../help-article.ts'

export const claims: HelpArticle = {
  slug: 'claims',
  title: 'If something was damaged or not as agreed',
  summary: 'Claims: 72 hours to open one, 48 hours to answer, and how they are decided.',
  guide: 'safety',
  body: [
    {
      kind: 'note',
      text: 'If anyone is hurt or in danger, call 911 or the local emergency number first.',
    },
    {
      kind: 'text',
      text: 'Talk to each other first; most scratches are settled in the conversation. If that does not work, either side may open a claim within 72 hours after the booking ends.',
    },
    {
      kind: 'steps',
      items: [
        'Open the booking and choose Open a claim.',
        'Say what happened and what it costs, and add photos, receipts or quotes. Pictures from before and after help most.',
        'The other side has 48 hours to answer.',
        'We decide on what both have shown and on the booking’s records: the release, the declared activities, the house rules, the crew list, the messages.',
      ],
    },
    {
      kind: 'list',
      items: [
        'While a claim is open, the host’s payout waits.',
        'What a host loses is taken from that payout or from the next ones.',
        'What a guest loses may be charged to the card of the booking, after notice.',
        'Ordinary wear is not damage. A larger crew, a longer day or an undeclared activity may be a reason for a claim.',
      ],
    },
    {
      kind: 'text',
      text: 'Our decision settles the money held through Roomtone and does not take away your right to go to court. The rules are in the [Terms of Service](/terms).',
    },
  ],
}
