import type { HelpArticle } from '../help-article.ts'

export const houseRules: HelpArticle = {
  slug: 'house-rules',
  title: 'House rules crews will follow',
  summary: 'What to write, what to leave out, and templates to start from.',
  guide: 'hosting',
  asked: ['no smoking', 'quiet hours', 'rule templates', 'shoes'],
  body: [
    {
      kind: 'list',
      items: [
        'Say what to do, not what’s forbidden: “Soft soles indoors. Shoe covers are by the door.”',
        'Give a short reason. People keep rules they understand.',
        'Keep it to about six. A listing can have up to 20.',
        'Animals, smoke, loud sound and the like aren’t rules. Choose them under What the space allows, and we’ll turn away requests that don’t fit.',
      ],
    },
    {
      kind: 'text',
      text: 'For a head start, use a template for homes, studios or outdoor places under [Community](/hosting?tab=community). You can edit every word.',
    },
    {
      kind: 'text',
      text: 'Guests see your rules on the listing and agree to them at checkout. Changes apply to new bookings only.',
    },
    {
      kind: 'text',
      text: 'Did someone break a rule and damage something? [Report it](/help?article=claims) within 72 hours of the end of the booking.',
    },
  ],
}
