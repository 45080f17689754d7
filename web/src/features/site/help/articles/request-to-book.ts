import type { HelpArticle } from '../help-article.ts'

export const requestToBook: HelpArticle = {
  slug: 'request-to-book',
  title: 'Request to book a space',
  summary: 'How to send a request, when your card is charged, and what each status means.',
  guide: 'booking',
  asked: [
    'how do I book',
    'when is my card charged',
    'is my card charged right away',
    'why was my request declined or expired',
    'can I bring my dog, animals, drone or kids',
    'withdraw a request',
    'instant booking',
    'pending',
  ],
  body: [
    {
      kind: 'steps',
      items: [
        'On the page of a space, choose By the hour or By the day, and pick your time.',
        'Choose Request to Book and describe the production: title, kind, crew size, a line about it, and what the shoot involves.',
        'Enter a card, agree to the house rules and cancellation policy, and choose Confirm & Pay.',
      ],
    },
    {
      kind: 'text',
      text: 'We put a hold on your card now and charge it only when the host accepts. If they decline or don’t answer in time, we release the hold.',
    },
    {
      kind: 'text',
      text: 'You’ll need a [verified identity](/help?article=identity-verification), a confirmed email and the [community commitment](/help?article=community-commitment) first.',
    },
    { kind: 'heading', text: 'What the status means' },
    {
      kind: 'table',
      caption: 'Booking status',
      head: ['Status', 'Meaning'],
      rows: [
        ['Awaiting payment', 'We hold the time for 15 minutes while you enter a card.'],
        ['Pending', 'The host has your request. You both see how long they have, 48 hours at most.'],
        ['Confirmed', 'You’re booked. You see the address, the access notes and the host’s contact details.'],
        ['Declined, expired, withdrawn', 'No booking. You pay nothing.'],
        ['Second hold, offered', 'Someone asked before you. See [second holds](/help?article=second-hold).'],
        ['Canceled, completed', 'The booking was called off, or the shoot has wrapped.'],
      ],
    },
    { kind: 'heading', text: 'Instant booking' },
    {
      kind: 'text',
      text: 'Some spaces confirm right away if the start is at least 24 hours away. Some hosts ask for experienced guests, meaning at least one completed booking.',
    },
    { kind: 'heading', text: 'What the space allows' },
    {
      kind: 'text',
      text: 'Hosts say up front whether they allow animals, minors, nudity, smoke or fire, stunts, drones or loud sound. If your shoot doesn’t fit, we tell you why before we touch your card. Declare everything: we can cancel a booking that left something out.',
    },
    {
      kind: 'note',
      text: 'You can have 3 pending requests per listing and 10 in total. Withdraw one under [Trips](/trips) to send another.',
    },
  ],
}
