import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const communityCommitment: HelpArticle = {
  slug: 'community-commitment',
  title: 'The community commitment',
  summary: 'What everyone agrees to before they book or list.',
  guide: 'getting-started',
  asked: ['agree and continue', 'decline', 'discrimination', 'code of conduct'],
  body: [
    {
      kind: 'list',
      items: [
        'Treat everyone with professionalism and respect, regardless of race, religion, national origin, ethnicity, disability, sex, gender identity, sexual orientation or age.',
        `Accept that ${PRODUCT} is a neutral intermediary.`,
        'Respect property owners’ privacy and boundaries.',
        'Use verified identities for all bookings and communications.',
        'Keep location addresses confidential.',
        'Follow local laws for creative production.',
        'Complete compliance documentation truthfully.',
      ],
    },
    {
      kind: 'text',
      text: 'If you decline, your account stays and you can still browse. To book or list, you’ll need to agree. Come back to the [community commitment](/community-commitment) when you’re ready.',
    },
    {
      kind: 'text',
      text: 'We record who agreed, when, and to which version. If the text changes in a way that matters, we’ll ask again.',
    },
    {
      kind: 'text',
      text: 'Did someone break it? Write to {support} and tell us which booking or conversation. If anyone is in danger, call emergency services first.',
    },
  ],
}
