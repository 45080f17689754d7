import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const whenWeLook: HelpArticle = {
  slug: 'when-we-look',
  title: 'When our team views your account',
  summary:
    'To help you, someone on our team can see what you see for up to 15 minutes. They can’t change anything.',
  guide: 'safety',
  asked: ['can support see my account', 'who looked at my account', 'impersonation'],
  body: [
    {
      kind: 'text',
      text: `If you write to {support} about a problem on your screen, someone on our team may view ${PRODUCT} as you see it. They have to give a reason.`,
    },
    {
      kind: 'list',
      items: [
        'They see your pages: trips, listings, calendar, messages, notifications.',
        'They can’t book, answer, sign, pay, cancel or write, and nothing is marked as read.',
        'They don’t see identity documents, releases, receipts, files, cards or payout details.',
        'They don’t see your sign-in methods, devices, phone numbers, addresses, emergency contact or tax details.',
      ],
    },
    {
      kind: 'text',
      text: 'We record each visit with the person’s name, the reason, and when it began and ended. It’s in the copy of your data, which you can request under [Privacy](/settings/privacy).',
    },
  ],
}
