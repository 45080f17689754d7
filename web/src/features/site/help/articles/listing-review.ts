import type { HelpArticle } from '../help-article.ts'

export const listingReview: HelpArticle = {
  slug: 'listing-review',
  title: 'How listing review works',
  summary: 'What we look at, what Needs Changes means, and which edits go back to review.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'A person looks at every new listing before it goes live. You find its state under [Listings](/hosting?tab=listings), and we write to you when it changes.',
    },
    {
      kind: 'table',
      caption: 'Where a listing can stand',
      head: ['Section', 'Meaning'],
      rows: [
        ['Pending Review', 'We have it and have not decided yet.'],
        ['Needs Changes', 'It was sent back, usually with notes. Correct it and choose Resubmit.'],
        ['Live', 'It is in search and can be booked, unless you make it unavailable.'],
      ],
    },
    { kind: 'heading', text: 'What we look at' },
    {
      kind: 'list',
      items: [
        'Do the photos show the space, and only the space?',
        'Do title, description, size and crew fit together?',
        'Are the safety details filled in?',
        'Does anything in words or pictures give the address away?',
        'Are address and host plausible?',
      ],
    },
    { kind: 'heading', text: 'Resubmitting' },
    {
      kind: 'text',
      text: 'Resubmit opens the same application with everything you entered. When you send it again it returns to Pending Review, and we see what changed, so the second look is quicker than the first.',
    },
    { kind: 'heading', text: 'Editing a live listing' },
    {
      kind: 'text',
      text: 'Your edits take effect at once and the listing stays live. The one exception is a change of address, which goes back to review and waits until no booking or request lies ahead at the old one. A live listing always keeps at least 5 photos.',
    },
  ],
}
