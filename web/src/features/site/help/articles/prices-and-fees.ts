import type { HelpArticle } from '../help-article.ts'

export const pricesAndFees: HelpArticle = {
  slug: 'prices-and-fees',
  title: 'Prices and fees',
  summary: 'Rent, cleaning fee, %fee% platform fee, %tax% tax: how a total comes about, line by line.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'You see every line before you send a request, and the total you see is the total you pay. All prices are in US dollars.',
    },
    {
      kind: 'list',
      items: [
        'Rent by the hour: rate times hours, never more than the price of that day. Each space has a minimum number of hours.',
        'Rent by the day: the sum of the days’ prices, which may differ on weekends and special days, less the host’s weekly discount from 7 days on.',
        'Cleaning fee: once per booking.',
        'Platform fee: %fee% of the subtotal.',
        'Tax: %tax% of the subtotal, or the rate that applies where the space lies.',
      ],
    },
    {
      kind: 'text',
      text: 'Platform fee and tax are each rounded to whole dollars. Here are 4 hours at $150 an hour:',
    },
    {
      kind: 'table',
      caption: 'An example',
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
      kind: 'text',
      text: 'The host receives the subtotal. The platform fee pays for verification, records, payments and support.',
    },
    { kind: 'heading', text: 'Gift cards and coupons' },
    {
      kind: 'text',
      text: 'Add a code under [Payments](/settings/payments). It pays toward the total and leaves the lines as they are. If a booking is refunded, the code gets its part back first.',
    },
    { kind: 'heading', text: 'Receipts' },
    {
      kind: 'text',
      text: 'Each charge and each refund has a receipt as PDF, with the booking under [Trips](/trips). Add company name and billing address under Travel for work in your [account settings](/account-settings) and they appear on your invoices.',
    },
  ],
}
