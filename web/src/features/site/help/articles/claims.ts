import type { HelpArticle } from '../help-article.ts'

export const claims: HelpArticle = {
  slug: 'claims',
  title: 'If something was damaged or not as agreed',
  summary: 'Disputes and claims: 72 hours to report a problem, 48 hours to answer, and how they are decided.',
  guide: 'safety',
  body: [
    {
      kind: 'note',
      text: 'If anyone is hurt or in danger, call 911 or the local emergency number first.',
    },
    {
      kind: 'text',
      text: 'Talk to each other first; most scratches are settled in the conversation. If that does not work, either side may report the problem from the start of the booking until 72 hours after its end, once.',
    },
    {
      kind: 'steps',
      items: [
        'Open the booking, under [Trips](/trips) or in your hosting console, and choose Report a problem.',
        'Say what happened and what it costs. Choose pictures and papers of the booking and messages between you, and add your own photos, receipts or quotes. Pictures from before and after help most.',
        'The other side has 48 hours to agree, or to answer with their own view and evidence. We remind them 12 hours before the time is over.',
        'We decide on what both have shown and on the booking’s records: the release, the declared activities, the house rules, the crew list, the messages. Both of you read the reason.',
      ],
    },
    { kind: 'heading', text: 'The money' },
    {
      kind: 'table',
      caption: 'What can be asked for, and where it comes from',
      head: ['Who asks', 'At most', 'Where it comes from'],
      rows: [
        [
          'A guest',
          'What they paid and have not got back',
          'The payout of that booking, or the host’s next ones; it goes back to where the guest paid from',
        ],
        ['A host', '$10,000', 'The card of the booking; it goes out with the payout, or with one of its own'],
      ],
    },
    {
      kind: 'list',
      items: [
        'While a case is open, the payout of that booking waits. It goes on when the case is decided or withdrawn.',
        'Whoever agrees pays all that was asked, at once, and the case is closed.',
        'If the guest’s card cannot be charged, the guest is asked to pay with another one on the page of the case, and cannot send new requests until then.',
        'Whoever reported something can withdraw it until it is decided, and report it again while the 72 hours last.',
        'Both sides see everything that the other one says and shows. Threats and insults are not accepted; phone numbers and links are fine here.',
        'Ordinary wear is not damage. A larger crew, a longer day or an undeclared activity may be a reason for a claim.',
        'Reviews have nothing to do with it: they can be written whatever becomes of a case.',
      ],
    },
    {
      kind: 'text',
      text: 'Our decision settles the money held through Roomtone and does not take away your right to go to court. The rules are in the [Terms of Service](/terms).',
    },
  ],
}
