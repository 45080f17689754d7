import type { HelpArticle } from '../help-article.ts'

export const giftCardsAndCoupons: HelpArticle = {
  slug: 'gift-cards-and-coupons',
  title: 'Gift cards and coupons',
  summary: 'Adding a code, paying with it, and what happens to it when a booking is cancelled.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'A gift card holds an amount that you can spend on as many bookings as it lasts for. A coupon takes an amount or a share off one total. Both come as a code of 16 letters and digits; spaces, dashes and small letters do not matter.',
    },
    {
      kind: 'steps',
      items: [
        'Add the code under [Payments](/settings/payments), or at checkout with Enter a code.',
        'At checkout, tick what you want to use. The summary shows what each of them pays and what is left for your card.',
        'If they cover the whole total, no card is needed.',
      ],
    },
    {
      kind: 'list',
      items: [
        'One coupon for each booking, and each coupon once for each person. Some want a total of a certain size.',
        'The coupon pays first, then your gift cards, those that end soonest first.',
        'They never change the price: host, tax and cancellation terms stay the same.',
        'With the request they are held for you. They are spent when the booking is confirmed, and free again when the request ends in any other way.',
        'Once it is in your account, a gift card is yours alone. Nobody else can add it.',
      ],
    },
    {
      kind: 'text',
      text: 'What a cancellation gives back goes to your gift cards first, then to the coupon, and the rest to your card. What comes back to a gift card is good for at least 90 days, even if the card has expired meanwhile. A coupon that comes back whole can be used again until its last day; once that is over, your card comes before it. How much comes back is in [Cancellation and refunds](/help?article=cancellation-and-refunds).',
    },
    {
      kind: 'text',
      text: 'A code that is refused says why: it has a typing mistake, has expired, is used up, was stopped, or is in another account. After many wrong tries, please wait an hour.',
    },
  ],
}
