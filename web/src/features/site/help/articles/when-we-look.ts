import type { HelpArticle } from '../help-article.ts'

export const whenWeLook: HelpArticle = {
  slug: 'when-we-look',
  title: 'When our team looks at your account',
  summary:
    'What somebody of our team sees when they help you, what stays hidden, and where it is written down.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'If you write to {support} because something on your screen is not right, a person of our team may look at Roomtone the way you see it. They need a reason, and it lasts 15 minutes at most.',
    },
    { kind: 'heading', text: 'What they can do' },
    {
      kind: 'list',
      items: [
        'They see your pages: trips, listings, calendar, messages, notifications.',
        'They can change nothing. They cannot book, answer, sign, pay, cancel or write, and nothing counts as read because they saw it.',
      ],
    },
    { kind: 'heading', text: 'What stays hidden' },
    {
      kind: 'list',
      items: [
        'Identity documents, releases, receipts and files.',
        'Your cards and where your payouts go.',
        'Two-factor sign-in, your devices, phone numbers, addresses, emergency contact and tax details.',
      ],
    },
    { kind: 'heading', text: 'Where it is written down' },
    {
      kind: 'text',
      text: 'Each look has a beginning and an end in our audit log, with the name of the person and the reason. Both are part of the copy of your data, which you can ask for under [Privacy](/settings/privacy).',
    },
  ],
}
