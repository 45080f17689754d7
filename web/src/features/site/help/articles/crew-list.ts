import type { HelpArticle } from '../help-article.ts'

export const crewList: HelpArticle = {
  slug: 'crew-list',
  title: 'The crew list',
  summary: 'Who has to be on it, when it is due, and how it may change.',
  guide: 'booking',
  body: [
    {
      kind: 'text',
      text: 'The crew list names everyone who will be in the space: you, your crew, talent, agency, a guardian, a visitor for an hour. It is part of the [compliance pack](/help?article=release-and-compliance-pack), and without it the pack is not complete.',
    },
    {
      kind: 'steps',
      items: [
        'Open the confirmed booking under [Trips](/trips).',
        'Under Crew list, add each person’s full name and role on the production.',
        'Save. You can correct it until the booking begins.',
      ],
    },
    { kind: 'heading', text: 'How many' },
    {
      kind: 'text',
      text: 'The list may not be longer than the crew size you booked, and that not larger than the space allows. If your crew grows, ask the host before the day.',
    },
    { kind: 'heading', text: 'Minors' },
    {
      kind: 'text',
      text: 'Where the host allows minors, list the guardian who stays with them too, and have the permits that your state asks for. Enter no more about a minor than name and role.',
    },
    { kind: 'heading', text: 'Who sees it' },
    {
      kind: 'text',
      text: 'You, the host and our administrators. Tell the people you list that you list them. The list is kept for 7 years with the rest of the record.',
    },
  ],
}
