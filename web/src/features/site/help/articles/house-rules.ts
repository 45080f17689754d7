import type { HelpArticle } from '../help-article.ts'

export const houseRules: HelpArticle = {
  slug: 'house-rules',
  title: 'House rules that are kept',
  summary: 'What to write down, what to leave out, and sets to borrow.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'A crew reads your rules three times: on the listing, at checkout, where they agree to them, and on the morning of the shoot. They stand in the booking as they were when it was made; a later change counts for later bookings.',
    },
    {
      kind: 'list',
      items: [
        'Say what to do rather than what is forbidden: soft soles from the door on, paper tape in the drawer.',
        'Give the reason in half a sentence. People keep a rule that they understand.',
        'Six rules are read, twenty are skipped. A listing holds at most 20.',
        'What the space allows (animals, smoke, loud sound) is not a rule: choose it under What the space allows, and requests that do not fit are refused by themselves.',
      ],
    },
    {
      kind: 'text',
      text: 'Under [Community](/hosting?tab=community) there are sets for homes, studios and outdoor places. Choose one, look at what your listing would say, and apply it. Afterwards every word can be changed in the editor.',
    },
    {
      kind: 'text',
      text: 'If a rule was broken and something was damaged, you have 72 hours after the end to [report it](/help?article=claims).',
    },
  ],
}
