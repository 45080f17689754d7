import type { HelpArticle } from '../help-article.ts'

export const yourPersonalData: HelpArticle = {
  slug: 'your-personal-data',
  title: 'A copy of your personal data',
  summary: 'How to ask for it, what the archive holds, what it leaves out, and how it is protected.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Choose Request my personal data under [Privacy](/settings/privacy). We make one archive with everything about you and mail you when it is ready, usually within minutes. You can ask for one at a time, and for three in 30 days.',
    },
    { kind: 'heading', text: 'What is in it' },
    {
      kind: 'list',
      items: [
        'Readable files for each area: account, security, hosting, bookings, money, messages, reviews, notices.',
        'Your own files: your picture, photos you uploaded, attachments you sent, papers and evidence you added, and your invoices and receipts.',
        'An index that opens in any browser and explains each file.',
      ],
    },
    {
      kind: 'text',
      text: 'Other people appear by first name, and messages as you saw them. Of conversations in which you answered for a host you get what you wrote yourself. Invoices name both sides, as they always did.',
    },
    { kind: 'heading', text: 'What is not in it' },
    {
      kind: 'text',
      text: 'Your identity document is held and not copied: an archive on a computer is where a thief looks for it. Secrets such as password hashes, notes of the people who run Roomtone, your crew’s contact details and what others reported stay out too. The index names each of them with the reason.',
    },
    { kind: 'heading', text: 'Downloading it' },
    {
      kind: 'text',
      text: 'The download is on the same page for 7 days and asks you to confirm it’s you, unless you signed in a few minutes ago: with your passkey, your password, or a code that we mail you if you have neither. It is encrypted while it lies with us, and removed afterwards. The copy on your computer is not encrypted: keep it where nobody else looks.',
    },
  ],
}
