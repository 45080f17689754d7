import type { HelpArticle } from '../help-article.ts'

export const whatRoomtoneIs: HelpArticle = {
  slug: 'what-roomtone-is',
  title: 'What Roomtone is, and what it is not',
  summary: 'A marketplace for private spaces and small crews, and a neutral one.',
  guide: 'getting-started',
  body: [
    {
      kind: 'text',
      text: 'Hosts list private spaces on Roomtone. Verified creators and companies rent them for small-crew productions, by the hour or by the day: stills, motion, podcasts, auditions and whatever else needs a room.',
    },
    {
      kind: 'text',
      text: 'Room tone is the silence a sound recordist captures at a location before anyone speaks. That is about how much of us you should notice.',
    },
    { kind: 'heading', text: 'What we do' },
    {
      kind: 'list',
      items: [
        'We check who people are before they book or list.',
        'We keep addresses confidential until a booking is confirmed.',
        'We carry requests, messages and money between the two sides.',
        'We build the location release for every confirmed booking, have both sides sign it, and keep the record for 7 years.',
      ],
    },
    { kind: 'heading', text: 'What we do not do' },
    {
      kind: 'text',
      text: 'Roomtone is a neutral intermediary. We do not produce or distribute content, we do not see what you shoot, and we own neither the spaces nor the work made in them. A booking is an agreement between a host and a guest. The [Terms of Service](/terms) say this at length.',
    },
    { kind: 'heading', text: 'The words we use' },
    {
      kind: 'list',
      items: [
        'Host: a person or company with a space.',
        'Creator, or guest: a person or company that rents one. You can be both with one account.',
        'Crew: everyone you bring. On some screens the same number is called guests.',
      ],
    },
  ],
}
