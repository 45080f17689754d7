import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const messagesAndModeration: HelpArticle = {
  slug: 'messages-and-moderation',
  title: 'Messages, and why one was flagged',
  summary: 'What you can’t send, and how to report or block someone.',
  guide: 'safety',
  asked: [
    'why was my message blocked or not delivered',
    'contact the host or guest',
    'report a guest, a host or harassment',
    'share my phone number or email',
    'pay outside, cash',
    'scam',
  ],
  body: [
    {
      kind: 'text',
      text: 'To write to a host, choose Message host on the page of the space or your trip. Your conversations are under [Messages](/messages), and for hosts also under [Hosting](/hosting?tab=messages). You can attach up to six pictures or PDFs at a time, 10 MB each.',
    },
    { kind: 'heading', text: 'What gets flagged' },
    {
      kind: 'text',
      text: 'Software checks every message before it’s delivered. If it breaks a rule, you see “Message flagged” and why, and the other side doesn’t get it.',
    },
    {
      kind: 'table',
      caption: 'What gets flagged',
      head: ['What', 'Severity'],
      rows: [
        ['Contact details and links before a booking is confirmed', 'Low'],
        [`Payment outside ${PRODUCT}`, 'Medium'],
        ['Threats, hate, sexual solicitation, illegal requests', 'High'],
      ],
    },
    {
      kind: 'list',
      items: [
        'Low or medium: we don’t store it. Change the words we point out and send it again.',
        'High: we store it with its warning. You and our admins can see it, and an admin decides whether to warn or suspend you.',
        'You can talk about nudity in a production. You should, since it has to be declared.',
        'Once a booking is confirmed, you can trade contact details and links.',
      ],
    },
    {
      kind: 'text',
      text: 'We check listings, profiles, requests and reviews the same way. If something can’t be saved, we show you which words to change, and what you typed stays in the form.',
    },
    { kind: 'heading', text: 'If we got it wrong' },
    {
      kind: 'list',
      items: [
        'A message: rephrase it, or write to {support} with the text and the name of the space.',
        'Anything else: choose Ask for a review next to the words. A person reads it and we email you the answer. If it’s approved, save the same words again.',
        'We delete a refused text after a week, unless you asked for a review or it’s a serious case.',
      ],
    },
    { kind: 'heading', text: 'Report someone' },
    {
      kind: 'text',
      text: 'Use the flag beside a message, or Report this person in the menu at the top of the conversation. An admin reads your report. We don’t tell the other side who sent it.',
    },
    { kind: 'heading', text: 'Block someone' },
    {
      kind: 'list',
      items: [
        'Choose Block in the menu at the top of the conversation. Neither of you can message or send booking requests to the other, for any space.',
        'You can still read old messages, and existing bookings go ahead. To end one, cancel it.',
        'We don’t notify them, but they can see that the conversation is closed. It’s also closed while someone is suspended or has deactivated their account.',
        'Unblock anytime in the same menu.',
        'Blocking a host also stops messages from their co-hosts about that space. You can block a [co-host](/help?article=shared-access) by name; the host can still write, and the co-host can still read along.',
      ],
    },
    { kind: 'heading', text: 'Read receipts' },
    {
      kind: 'text',
      text: 'Each side sees how far the other has read, unless one of you [turned read receipts off](/help?article=privacy-settings). With co-hosts, a message counts as read once one of the host’s side has read it.',
    },
  ],
}
