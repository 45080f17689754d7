import type { HelpArticle } from '../help-article.ts'

export const pricesAndFees: HelpArticle = {
  slug: 'prices-and-fees',
  title: 'Prices, fees and receipts',
  summary:
    'Rent, a cleaning fee, a %fee% platform fee and %tax% tax. You see every line before you send a request.',
  guide: 'booking',
  asked: [
    'how much does it cost',
    'service fee',
    'what am I paying for',
    'receipt',
    'invoice',
    'total',
    'currency',
  ],
  body: [
    {
      kind: 'table',
      caption: 'For example: 4 hours at $150 an hour',
      head: ['Line', 'Amount'],
      rows: [
        ['$150 × 4 hours', '$600'],
        ['Cleaning fee', '$50'],
        ['Subtotal', '$650'],
        ['Platform fee %fee%', '%fee-example%'],
        ['Tax %tax%', '%tax-example%'],
        ['Total', '%total-example%'],
      ],
    },
    {
      kind: 'list',
      items: [
        'By the hour: the rate times your hours, never more than the price of that day. Each space has a minimum.',
        'By the day: the sum of the days, which can cost more on weekends or special days. Many hosts give a discount from 7 days on.',
        'Cleaning fee: once per booking.',
        'Platform fee: %fee% of the subtotal. It pays for verification, records, payments and support.',
        'Tax: %tax% of the subtotal, or the rate where the space is.',
      ],
    },
    {
      kind: 'text',
      text: 'Prices are in US dollars. The platform fee and tax are rounded to whole dollars. The host gets the subtotal.',
    },
    { kind: 'heading', text: 'Gift cards and coupons' },
    {
      kind: 'text',
      text: 'Add a [code](/help?article=gift-cards-and-coupons) under [Payments](/settings/payments) or at checkout. It pays toward the total.',
    },
    { kind: 'heading', text: 'Receipts' },
    {
      kind: 'text',
      text: 'Find a PDF receipt for every charge and refund with the booking under [Trips](/trips). To put your company on them, fill in [Travel for work](/settings/work) first.',
    },
  ],
}
