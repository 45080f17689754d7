import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const privacySettings: HelpArticle = {
  slug: 'privacy-settings',
  title: 'Read receipts, search engines and your reviews',
  summary: 'What each switch under Privacy does.',
  guide: 'safety',
  asked: ['hide my profile from Google', 'turn off read receipts', 'who can see that I read a message'],
  body: [
    {
      kind: 'text',
      text: 'Switches under [Privacy](/settings/privacy) are saved as soon as you change them.',
    },
    { kind: 'heading', text: 'Read receipts' },
    {
      kind: 'text',
      text: 'When they’re on, you and the person you write with see how far each of you has read. Turn them off and neither of you does, including for older messages. Turn them back on and both return.',
    },
    { kind: 'heading', text: 'Search-engine listing' },
    {
      kind: 'text',
      text: `When it’s on, search engines can show your profile and your listings. Turn it off and we tell them not to. They can take days to drop a page they already know. People on ${PRODUCT} can still find your listings.`,
    },
    { kind: 'heading', text: 'What your reviews share' },
    {
      kind: 'text',
      text: 'Choose what appears beside reviews you write: home city and country, trip type, length of stay, booked services. Published reviews keep what you shared at the time. For your home city and country, add a residential address to your [personal information](/settings/personal-info).',
    },
  ],
}
