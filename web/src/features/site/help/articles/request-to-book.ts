import type { HelpArticle } from '../help-article.ts'

export const requestToBook: HelpArticle = {
  slug: 'request-to-book',
  title: 'How a booking request works',
  summary: 'From choosing a time to Confirm & Pay, what each state means, and when your card is charged.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'To send a request you need to be [verified](/help?article=identity-verification), to have a confirmed email address, and to have agreed to the [community commitment](/help?article=community-commitment).',
    },
    {
      kind: 'steps',
      items: [
        'On the page of a space, choose By the hour (date, start, hours) or By the day (check in, check out).',
        'Choose Request to Book and describe the production: title, kind, crew size, a line about it, and what the shoot involves.',
        'Enter a card, agree to the house rules and cancellation policy, and choose Confirm & Pay.',
      ],
    },
    {
      kind: 'text',
      text: 'Your card is authorized now and charged only when the host accepts. If they decline, or do not answer in time, the authorization goes away. If the price changed while you were filling in the form, you see the new lines and decide again.',
    },
    { kind: 'heading', text: 'States' },
    {
      kind: 'table',
      caption: 'States of a booking',
      head: ['State', 'What it means'],
      rows: [
        ['Awaiting payment', 'The time is held for 15 minutes while you enter a card.'],
        ['Pending', 'The host has been asked. You both see how long they have: at most 48 hours.'],
        ['Confirmed', 'It is yours. You see the address, the access notes and how to reach the host.'],
        ['Declined, expired, withdrawn', 'It did not come about. You pay nothing.'],
        ['Second hold, offered', 'Someone was before you. See [second holds](/help?article=second-hold).'],
        ['Cancelled, completed', 'How a confirmed booking ends.'],
      ],
    },
    { kind: 'heading', text: 'Instant booking' },
    {
      kind: 'text',
      text: 'Some hosts confirm at once. That works when the start is at least 24 hours away and you meet the host’s preference: some ask for experienced guests, which means at least one completed booking. If you do not meet it yet, you can still send a request where approval is manual.',
    },
    { kind: 'heading', text: 'Not allowed here' },
    {
      kind: 'text',
      text: 'Hosts say in advance what a space allows. A shoot that does not fit is refused with the exact point, before any card is touched. Declare everything: a booking made on an incomplete declaration can be cancelled.',
    },
    {
      kind: 'note',
      text: 'You can have 3 pending requests on one listing and 10 in all. Withdraw one under [Trips](/trips) to make room for another.',
    },
  ],
}
