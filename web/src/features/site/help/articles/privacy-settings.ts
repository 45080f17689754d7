import type { HelpArticle } from '../help-article.ts'

export const privacySettings: HelpArticle = {
  slug: 'privacy-settings',
  title: 'Read receipts, search engines and what your reviews share',
  summary: 'What each switch under Privacy does, and from when.',
  guide: 'safety',
  body: [
    { kind: 'text', text: 'Each switch under [Privacy](/settings/privacy) is saved as you press it.' },
    { kind: 'heading', text: 'Read receipts' },
    {
      kind: 'text',
      text: 'On, the person you write with sees how far you have read, and you see it of them. Off, neither of you does, at once and also for what was read before. Switched on again, both are back.',
    },
    { kind: 'heading', text: 'Search-engine listing' },
    {
      kind: 'text',
      text: 'On, search engines may show your profile and your listings, and hosts stand in our site map. Off, your pages tell search engines not to list them and leave the site map. Engines that know a page already drop it when they next look, which can take days. People on Roomtone find your listings as before.',
    },
    { kind: 'heading', text: 'What your reviews share' },
    {
      kind: 'text',
      text: 'Home city and country, trip type, length of stay and booked services stand beside reviews that you write while they are switched on. A review that is published keeps what you shared when you wrote it. Home needs a residential address in your [personal information](/settings/personal-info); only city and country of it are shown.',
    },
  ],
}
