import type { HelpArticle } from '../help-article.ts'

export const addressPrivacy: HelpArticle = {
  slug: 'address-privacy',
  title: 'How addresses are protected',
  summary: 'Who sees a street address and when, and what the map shows until then.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Nobody but the host, our administrators and the guest of a confirmed booking ever receives the street address, the access notes or the exact position of a space. Not on the page, not on the map, and not behind them: our servers do not send it.',
    },
    {
      kind: 'table',
      caption: 'What others see before confirmation',
      head: ['Privacy level', 'In words', 'On the map'],
      rows: [
        ['Standard', 'City and state', 'A circle around the center of the postal code'],
        [
          'Enhanced',
          'City only, with the badge Private',
          'A point moved by 0.5 to 1.5 km, always by the same secret step',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'The point of an enhanced listing is moved in a way that cannot be computed back, and it does not change between visits, so looking often does not help either.',
    },
    { kind: 'heading', text: 'After confirmation' },
    {
      kind: 'text',
      text: 'The guest sees address, access notes and the host’s contact; the host sees the guest’s. Each reveal is written down: who, when, for which booking.',
    },
    { kind: 'heading', text: 'Your part' },
    {
      kind: 'list',
      items: [
        'Guests: give the address to the people who need it on the day, and to nobody else. Put it on the call sheet, not in a public post. Switch off location in your cameras, and do not tag the place in published work.',
        'Hosts: leave house numbers, street names and views with landmarks out of photos and texts. We remove location data from files, but we cannot blur a sign.',
        'Both: messages that carry an address or contact details before confirmation are [not delivered](/help?article=messages-and-moderation).',
      ],
    },
    {
      kind: 'text',
      text: 'If an address got out, write to {support} at once.',
    },
  ],
}
