import type { HelpArticle } from '../help-article.ts'

export const yourPersonalData: HelpArticle = {
  slug: 'your-personal-data',
  title: 'Get a copy of your personal data',
  summary: 'Request an archive of what we hold about you. It’s usually ready within minutes.',
  guide: 'safety',
  asked: ['download my data', 'export my data', 'GDPR or CCPA request', 'what do you know about me'],
  body: [
    {
      kind: 'steps',
      items: [
        'Choose Request my personal data under [Privacy](/settings/privacy).',
        'We email you when it’s ready.',
        'Download it from the same page within 7 days. We may ask you to confirm it’s you.',
      ],
    },
    {
      kind: 'text',
      text: 'You can request one at a time, and three in 30 days. We delete ours after the 7 days. Your copy isn’t encrypted, so keep it somewhere private.',
    },
    { kind: 'heading', text: 'What’s in it' },
    {
      kind: 'list',
      items: [
        'Readable files for your account, security, hosting, bookings, payments, messages, reviews and notices.',
        'Your picture, photos, attachments, documents, evidence, invoices and receipts.',
        'An index that explains each file. It opens in any browser.',
      ],
    },
    {
      kind: 'text',
      text: 'Other people appear by first name, except on invoices. Where you answered as a co-host, you get only what you wrote.',
    },
    { kind: 'heading', text: 'What’s not' },
    {
      kind: 'text',
      text: 'Your identity document isn’t copied, so nobody can steal it from your computer. Password hashes and other secrets, notes by our team, your crew’s contact details and reports by others are left out too. The index says why for each.',
    },
  ],
}
