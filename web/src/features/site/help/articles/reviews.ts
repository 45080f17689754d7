import type { HelpArticle } from '../help-article.ts'

export const reviews: HelpArticle = {
  slug: 'reviews',
  title: 'Reviews',
  summary: 'Fourteen days, both sides, published together.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'When a booking is completed, host and guest may review each other for 14 days. A review appears when both are in, or when the 14 days are over, so neither side writes in answer to the other.',
    },
    {
      kind: 'list',
      items: [
        'The rating and the number of reviews on a listing come from these reviews and from nothing else.',
        'Write about what you experienced: light, sound, access, how it was left, how people behaved.',
        'Never mention the address, or anything by which the place could be found.',
        'Do not offer or ask for anything in return for a review.',
      ],
    },
    {
      kind: 'list',
      items: [
        'You write on the page of the booking: under [Trips](/trips?when=past), or under [Reviews](/hosting?tab=reviews) in the host console.',
        'Until a review is shown you can change it, and the other side does not even learn that it is there.',
        'Whoever is reviewed may answer once. The answer stands under the review.',
        'What is refused in messages is refused here too, and contact details and links never belong in a review.',
      ],
    },
    {
      kind: 'text',
      text: 'Beside your review may stand your home city and country, the type of trip, its length and booked services. You choose each of them under [Privacy](/settings/privacy).',
    },
    {
      kind: 'text',
      text: 'We do not remove a review because it is unfavorable. We do remove one that reveals an address, attacks a person or was bought. Press Report under it, or write to {support} and name the review.',
    },
  ],
}
