import type { HelpArticle } from '../help-article.ts'

export const crewList: HelpArticle = {
  slug: 'crew-list',
  title: 'Crew list and call sheet',
  summary: 'List everyone who’s coming, and send each of them a link to the call sheet.',
  guide: 'booking',
  asked: [
    'call time',
    'add crew members',
    'how many people can I bring',
    'send the address to my crew',
    'minors on set',
  ],
  body: [
    {
      kind: 'steps',
      items: [
        'Open the confirmed booking under [Trips](/trips) and go to the crew list.',
        'Add each person’s full name and role, and an email if you have one. You can also paste a list.',
        'Save. You can change it until the booking starts.',
      ],
    },
    {
      kind: 'text',
      text: 'List everyone who’ll be in the space: you, your crew, talent, agency, a guardian, someone visiting for an hour. Your [compliance pack](/help?article=release-and-compliance-pack) isn’t complete without it.',
    },
    { kind: 'heading', text: 'The call sheet' },
    {
      kind: 'text',
      text: 'Add the call time, parking, contacts and notes on the same page, then send each person a link. Don’t include the address. The links show it shortly before the shoot.',
    },
    { kind: 'heading', text: 'How many people' },
    {
      kind: 'text',
      text: 'You can list as many as you booked for. If your crew grows, ask the host before the day.',
    },
    { kind: 'heading', text: 'Minors' },
    {
      kind: 'text',
      text: 'If the host allows minors, list the guardian who stays with them and get any permits your state requires. Enter only a minor’s name and role.',
    },
    { kind: 'heading', text: 'Who sees it' },
    {
      kind: 'text',
      text: 'You, the host and our admins. Let people know you’re listing them. We keep the list for 7 years with the booking’s records.',
    },
  ],
}
