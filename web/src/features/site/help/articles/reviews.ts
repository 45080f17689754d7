import type { HelpArticle } from '../help-article.ts'

export const reviews: HelpArticle = {
  slug: 'reviews',
  title: 'Reviews',
  summary: 'You both have 14 days to write. Reviews are published together.',
  guide: 'booking',
  asked: ['leave a review', 'bad review', 'reply to a review', 'remove or edit a review', 'rating', 'stars'],
  body: [
    {
      kind: 'text',
      text: 'Write yours on the booking’s page: under [Trips](/trips?when=past), or as a host under [Reviews](/hosting?tab=reviews). Reviews appear when both are in or when the 14 days are over, so nobody writes in reply to the other. You can change yours until then.',
    },
    {
      kind: 'list',
      items: [
        'Say what it was like: light, sound, access, how the place was left, how people behaved.',
        'Leave out the address, contact details, links and anything that shows where the place is.',
        'Don’t trade anything for a review.',
        'The person reviewed can reply once. The reply appears under the review.',
        'A listing’s rating comes only from these reviews.',
      ],
    },
    {
      kind: 'text',
      text: 'You choose what appears beside your review, such as your home city and trip type, under [Privacy](/settings/privacy).',
    },
    {
      kind: 'text',
      text: 'We don’t remove a review because it’s unfavorable. We do if it reveals an address, attacks someone or was bought. Choose Report under it, or write to {support}.',
    },
  ],
}
