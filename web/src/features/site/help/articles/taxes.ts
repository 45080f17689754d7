import type { HelpArticle } from '../help-article.ts'

export const taxes: HelpArticle = {
  slug: 'taxes',
  title: 'Taxes: taxpayer information, VAT ID, tax documents',
  summary: 'What to enter, how it is checked, and what the document of a year says.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'Under [Taxes](/settings/taxes) you say who your payouts are taxed as, and find a document for each year in which you were paid.',
    },
    { kind: 'heading', text: 'Taxpayer information' },
    {
      kind: 'table',
      caption: 'Tax numbers by country',
      head: ['Country', 'Individual', 'Business'],
      rows: [
        ['United States', 'SSN, ITIN or EIN', 'EIN, SSN or ITIN'],
        ['Canada', 'SIN or BN', 'BN'],
        ['Mexico', 'RFC with 13 characters', 'RFC with 12 characters'],
        ['Elsewhere', 'The number your tax office uses', 'The number your tax office uses'],
      ],
    },
    {
      kind: 'text',
      text: 'The number is checked by the form of its country. You certify under penalty of perjury that it is yours by typing your name. It is stored encrypted, and from then on only its last four characters are shown, also to you: to change anything, enter it again.',
    },
    { kind: 'heading', text: 'VAT ID' },
    {
      kind: 'text',
      text: 'If your business is registered for value-added tax in Europe, add its number. We check its form and its check digits. Whether it was given to you, only your tax office knows.',
    },
    { kind: 'heading', text: 'Tax documents' },
    {
      kind: 'list',
      items: [
        'Gross is what guests paid for your spaces, and what we paid you beside it, such as a referral reward. The taxes that we collect and remit are not in it.',
        'Fees withheld are the platform fees of those bookings.',
        'Debts are penalties and refunds that your payouts covered.',
        'Paid out is what arrived. A payout counts in the month in which it was settled, on the clocks at your first listing.',
      ],
    },
    {
      kind: 'text',
      text: 'The figures come straight from our books. The document of the current year says so and will still change. It lists payments; it is no tax advice.',
    },
  ],
}
