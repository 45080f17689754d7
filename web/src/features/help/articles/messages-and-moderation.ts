import type { HelpArticle } from '../help-article.ts'

export const messagesAndModeration: HelpArticle = {
  slug: 'messages-and-moderation',
  title: 'Messages, and why one was flagged',
  summary: 'What may not be sent, what happens to a flagged message, and how to have it looked at.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Write to a host with Message host on the page of a space. A conversation belongs to that space; you find yours under [Messages](/messages).',
    },
    {
      kind: 'text',
      text: 'Every message is checked by software before it is delivered. If it breaks a rule you see “Message flagged” with the reason, and the other side does not receive it.',
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
        'Low and medium: change the text and send it again.',
        'High: the message is stored with its warning, and visible to you and to our administrators. It is never shown to the other side.',
        'Nudity as a matter of the production may be discussed; you should, since it has to be declared.',
        'After confirmation you may exchange contact details and links.',
      ],
    },
    { kind: 'heading', text: 'If the check was wrong' },
    {
      kind: 'text',
      text: 'It happens. Rephrase, or write to {support} with the text and the name of the space, and a person looks at it.',
    },
    { kind: 'heading', text: 'Read receipts' },
    {
      kind: 'text',
      text: 'The other side sees that you have read a message unless you switch that off under [Privacy](/settings/privacy).',
    },
  ],
}
