import type { HelpArticle } from '../help-article.ts'

export const taxes: HelpArticle = {
  slug: 'taxes',
  title: 'Taxes for hosts',
  summary: 'Add your taxpayer information or VAT ID, and find your tax documents.',
  guide: 'hosting',
  asked: ['1099', 'W-9', 'tax form', 'SSN or EIN', 'yearly earnings statement'],
  body: [
    {
      kind: 'text',
      text: 'Everything is under [Taxes](/settings/taxes): your details, and a document for each year we paid you.',
    },
    { kind: 'heading', text: 'Taxpayer information' },
    {
      kind: 'table',
      caption: 'Which number to enter',
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
      text: 'Type your name to certify, under penalty of perjury, that the number is yours. We encrypt it and show only the last four characters from then on. To change anything, enter it again.',
    },
    { kind: 'heading', text: 'VAT ID' },
    {
      kind: 'text',
      text: 'If your business is registered for VAT in Europe, add its number. We check its format and check digits, not whether it’s registered to you.',
    },
    { kind: 'heading', text: 'Tax documents' },
    {
      kind: 'list',
      items: [
        'Gross: what guests paid for your spaces, plus anything else we paid you, such as a referral reward. Taxes we collect and remit aren’t included.',
        'Fees withheld: the platform fees on those bookings.',
        'Debts: penalties and refunds your payouts covered.',
        'Paid out: what reached you. A payout counts in the month it settled, in your first listing’s time zone.',
      ],
    },
    {
      kind: 'text',
      text: 'This year’s document still changes. These documents list payments and aren’t tax advice.',
    },
  ],
}
