import type { HelpArticle } from '../help-article.ts'

export const addressPrivacy: HelpArticle = {
  slug: 'address-privacy',
  title: 'Who sees the address, and when',
  summary: 'Guests get the street address once a booking is confirmed. Until then, the map is approximate.',
  guide: 'safety',
  asked: [
    'where is the address',
    'when do I get the location',
    'is my home address public',
    'directions',
    'map',
  ],
  body: [
    {
      kind: 'text',
      text: 'The street address and access notes go to the host, the co-hosts they choose, our admins and the guest of a confirmed booking. The crew’s personal links to the call sheet show it shortly before the shoot. Nobody else gets it.',
    },
    {
      kind: 'table',
      caption: 'What everyone else sees',
      head: ['Privacy level', 'In words', 'On the map'],
      rows: [
        ['Standard', 'City and state', 'A circle around the center of the ZIP or postal code'],
        [
          'Enhanced',
          'City only, with a Private badge',
          'A point moved by 0.5 to 1.5 km (up to about a mile)',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'The moved point never changes, and nobody can work out the real one from it.',
    },
    { kind: 'heading', text: 'After confirmation' },
    {
      kind: 'text',
      text: 'The guest sees the address, the access notes and the host’s contact details until 30 days after the shoot. The host sees the guest’s contact details. We record who opened them, when, and for which booking.',
    },
    { kind: 'heading', text: 'How you can help' },
    {
      kind: 'list',
      items: [
        'Guests: share the address only with people who need it that day. Turn off location in your cameras, and don’t tag the place in published work.',
        'Hosts: keep house numbers, street names and landmarks out of photos and text. We remove location data from files, but we can’t blur a sign.',
        'Before a booking is confirmed, messages with an address or contact details are [not delivered](/help?article=messages-and-moderation).',
      ],
    },
    {
      kind: 'text',
      text: 'If an address got out, write to {support} right away.',
    },
  ],
}
