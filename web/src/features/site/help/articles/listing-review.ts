import type { HelpArticle } from '../help-article.ts'

export const listingReview: HelpArticle = {
  slug: 'listing-review',
  title: 'How listing review works',
  summary: 'A person looks at every new listing before it goes live.',
  guide: 'hosting',
  asked: [
    'why isn’t my listing live',
    'needs changes',
    'pending review',
    'my application was rejected',
    'resubmit',
  ],
  body: [
    {
      kind: 'text',
      text: 'Find your listing under [Listings](/hosting?tab=listings). We email you when its status changes.',
    },
    {
      kind: 'table',
      caption: 'Where your listing is',
      head: ['Section', 'Meaning'],
      rows: [
        ['Pending Review', 'We have it and haven’t decided yet.'],
        ['Needs Changes', 'We sent it back, usually with notes. Make the changes and choose Resubmit.'],
        ['Live', 'Guests can find and book it, unless you make it unavailable.'],
      ],
    },
    { kind: 'heading', text: 'What we check' },
    {
      kind: 'list',
      items: [
        'The photos show the space, and only the space.',
        'The title, description, size and crew match.',
        'Safety details are filled in.',
        'Nothing gives the address away.',
        'The address and host are plausible.',
      ],
    },
    { kind: 'heading', text: 'Resubmitting' },
    {
      kind: 'text',
      text: 'Resubmit opens your application with everything you entered. We see what you changed, so a second look is usually quicker.',
    },
    { kind: 'heading', text: 'Editing a live listing' },
    {
      kind: 'text',
      text: 'Changes go live right away, except a new address. That goes back to review, and you can only make it when no booking or request is coming up at the old one. A live listing keeps at least 5 photos.',
    },
  ],
}
