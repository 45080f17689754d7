import type { HelpArticle } from '../help-article.ts'

export const giftCardsAndCoupons: HelpArticle = {
  slug: 'gift-cards-and-coupons',
  title: 'Gift cards and coupons',
  summary: 'Add a code, pay with it, and what happens to it if a booking is canceled.',
  guide: 'booking',
  asked: ['promo code', 'discount code', 'voucher', 'redeem', 'my code doesn’t work'],
  body: [
    {
      kind: 'steps',
      items: [
        'Add your code under [Payments](/settings/payments), or choose Enter a code at checkout. Codes have 16 letters and digits; spaces, dashes and capitals don’t matter.',
        'At checkout, check what you want to use. You’ll see what’s left for your card.',
        'If it covers the total, you don’t need a card.',
      ],
    },
    {
      kind: 'list',
      items: [
        'A gift card lasts until you’ve spent it or it expires. Once it’s in your account, nobody else can add it.',
        'A coupon works once per person, and you can use one per booking. Some need a minimum total.',
        'The coupon pays first, then gift cards, starting with the one that expires soonest.',
        'When you send a request, we hold the amount. It’s spent when the booking is confirmed, and yours again if it isn’t.',
      ],
    },
    { kind: 'heading', text: 'Refunds' },
    {
      kind: 'text',
      text: 'A refund goes to your gift cards first, then the coupon, then your card. Money back on a gift card is good for at least 90 days, even if the card has expired. If the whole coupon comes back, you can use it again until it expires. If it has expired, your card comes before it. See [how much comes back](/help?article=cancellation-and-refunds).',
    },
    { kind: 'heading', text: 'If a code doesn’t work' },
    {
      kind: 'text',
      text: 'The message says why: a typo, expired, used up, stopped, or in another account. After too many wrong tries, wait an hour.',
    },
  ],
}
