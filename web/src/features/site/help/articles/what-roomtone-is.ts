import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const whatRoomtoneIs: HelpArticle = {
  slug: 'what-roomtone-is',
  title: `What ${PRODUCT} is`,
  summary: 'A marketplace where small crews rent private spaces by the hour or by the day.',
  guide: 'getting-started',
  asked: ['how it works', 'about', 'who is it for', 'what does the name mean'],
  body: [
    {
      kind: 'text',
      text: 'Hosts list private spaces. Verified creators and companies rent them for small-crew shoots: stills, motion, podcasts, auditions and more.',
    },
    { kind: 'heading', text: 'What we do' },
    {
      kind: 'list',
      items: [
        'Check who people are before they book or list.',
        'Keep addresses confidential until a booking is confirmed.',
        'Handle requests, messages and payments.',
        'Prepare a location release for every confirmed booking, for both sides to sign, and keep the record for 7 years.',
      ],
    },
    { kind: 'heading', text: 'What we don’t do' },
    {
      kind: 'text',
      text: `${PRODUCT} is a neutral intermediary. We don’t produce or distribute content, we don’t see what you shoot, and we don’t own the spaces or the work. A booking is an agreement between host and guest. See the [Terms of Service](/terms).`,
    },
    { kind: 'heading', text: 'The words we use' },
    {
      kind: 'list',
      items: [
        'Host: a person or company with a space.',
        'Creator, or guest: a person or company that rents one. You can be both with one account.',
        'Crew: everyone you bring. Some screens call this number guests.',
        'Room tone: the silence a sound recordist captures on location before anyone speaks. We took the name from it.',
      ],
    },
  ],
}
