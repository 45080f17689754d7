import type { HelpArticle } from '../help-article.ts'

export const messagesAndModeration: HelpArticle = {
  slug: 'messages-and-moderation',
  title: 'Messages, and why one was flagged',
  summary: 'What may not be sent, what happens to a flagged message, and how to report or block someone.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Write to a host with Message host on the page of a space or of your trip. A conversation belongs to that space; you find yours under [Messages](/messages), and hosts also under [Hosting](/hosting?tab=messages). You can add pictures and PDFs, up to six at once and 10 MB each.',
    },
    {
      kind: 'text',
      text: 'The words of every message are checked by software before it is delivered, together with what you wrote just before. If they break a rule you see “Message flagged” with the reason, and the other side does not receive the message.',
    },
    {
      kind: 'table',
      caption: 'What is flagged',
      head: ['What', 'Severity'],
      rows: [
        ['Contact details and links before a booking is confirmed', 'Low'],
        ['Payment outside Roomtone', 'Medium'],
        ['Threats, hate, sexual solicitation, illegal requests', 'High'],
      ],
    },
    {
      kind: 'list',
      items: [
        'Low and medium: nothing is stored. You see the words in question; change them and send the message again.',
        'High: the message is stored with its warning, and visible to you and to our administrators, who decide what follows: nothing, a warning by mail, or a suspension. It is never shown to the other side.',
        'Nudity as a matter of the production may be discussed; you should, since it has to be declared.',
        'After confirmation you may exchange contact details and links.',
      ],
    },
    { kind: 'heading', text: 'Other texts: listings, profiles, requests, reviews' },
    {
      kind: 'text',
      text: 'We also check every other text that someone else reads, before it is saved. If we refuse one, you see which field it is, why, and the words to change. Nothing is saved or sent, and everything you typed is still in the form.',
    },
    { kind: 'heading', text: 'If the check was wrong' },
    {
      kind: 'list',
      items: [
        'A message: rephrase it, or write to {support} with the text and the name of the space, and a person looks at it.',
        'Any other text: choose Ask for a review where we name the words. A person at Roomtone reads exactly that text, and we email you the answer.',
        'If it is approved, save it again in the same place, word for word. If not, the text has to change; asking again about the same words does not help.',
        'We delete a refused text after a week, unless you asked for a review or it is a serious case.',
      ],
    },
    { kind: 'heading', text: 'Report a message or a person' },
    {
      kind: 'text',
      text: 'The small flag beside a message of the other side reports that message; the menu at the top of a conversation has Report this person. Say in your own words what is wrong. An administrator reads it and decides; the other side is not told who reported them.',
    },
    { kind: 'heading', text: 'Block someone' },
    {
      kind: 'list',
      items: [
        'Block is in the menu at the top of a conversation. From then on neither of you can send the other messages or new requests to book, about any space.',
        'What was said stays readable, and bookings that exist go on as agreed. To end one, cancel it.',
        'The other person gets no notice, but sees that the conversation is closed.',
        'Unblock, in the same place, lifts it at any time.',
        'If you block a host, you hear nothing from their co-hosts about that space either. A [co-host](/help?article=shared-access) who has written to you can be reported and blocked by name in the same menu; the host can still write, and the co-host reads along for as long as they help there.',
      ],
    },
    {
      kind: 'text',
      text: 'A conversation is also closed while the other side is suspended or has deactivated their account.',
    },
    { kind: 'heading', text: 'Read receipts' },
    {
      kind: 'text',
      text: 'Both sides see how far the other has read. Where co-hosts answer, a message is read when one of the host’s side has read it. Opening a conversation marks what is in it as read.',
    },
  ],
}
