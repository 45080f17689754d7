import type { HelpArticle } from '../help-article.ts'

export const communityCommitment: HelpArticle = {
  slug: 'community-commitment',
  title: 'The community commitment',
  summary: 'What you agree to before your first booking or listing, and what happens if you decline.',
  guide: 'getting-started',
  body: [
    {
      kind: 'text',
      text: 'Before you book or list for the first time you are asked to agree to our community commitment. It is short, and it is the same for everyone.',
    },
    {
      kind: 'list',
      items: [
        'Treat everyone with professionalism and respect, regardless of race, religion, national origin, ethnicity, disability, sex, gender identity, sexual orientation or age.',
        'Accept that Roomtone is a neutral intermediary.',
        'Respect property owners’ privacy and boundaries.',
        'Use verified identities for all bookings and communications.',
        'Keep location addresses confidential.',
        'Follow local laws for creative production.',
        'Complete compliance documentation truthfully.',
      ],
    },
    {
      kind: 'text',
      text: 'When you choose Agree and continue we record that it was you, the time, and which version of the text you read. If the text changes in a way that matters we ask again.',
    },
    {
      kind: 'text',
      text: 'If you choose Decline, nothing is lost: your account stays, and you can still look around. You cannot book or list until you agree, and the page waits for you at [community commitment](/community-commitment).',
    },
    {
      kind: 'text',
      text: 'If somebody breaks the commitment toward you, write to {support} with the booking or the conversation it concerns. If anyone is in danger, call the emergency services first.',
    },
  ],
}
