import type { HelpArticle } from '../help-article.ts'

export const personalInformation: HelpArticle = {
  slug: 'personal-information',
  title: 'Change your name, email, phone or address',
  summary: 'How to update your personal information, and who can see it.',
  guide: 'safety',
  asked: [
    'change my email',
    'legal name',
    'preferred name',
    'emergency contact',
    'language and time zone',
    'bill my company',
  ],
  body: [
    {
      kind: 'text',
      text: 'Open [Personal information](/settings/personal-info) and choose Edit. We encrypt your addresses, phone numbers and emergency contact.',
    },
    { kind: 'heading', text: 'Email' },
    {
      kind: 'steps',
      items: [
        'Choose Edit, enter the new address, and confirm it’s you if we ask.',
        'Open the link we send to the new address. It works once, for 24 hours. Nothing changes until then.',
        'Sign in with the new address from now on. Your invitation moves with you, and we let the old address know.',
      ],
    },
    {
      kind: 'text',
      text: 'Did we tell you about a change you didn’t make? [Choose a new password](/auth/reset) right away and write to {support}.',
    },
    { kind: 'heading', text: 'Name' },
    {
      kind: 'text',
      text: 'You can change your legal name until you submit your ID. After that it’s fixed, because you sign location releases with it. If your name changed, write to {support}. Your preferred first name is what others call you. Change it anytime.',
    },
    { kind: 'heading', text: 'Phone numbers' },
    {
      kind: 'text',
      text: 'Include the country code. Once a booking is confirmed, the other side can see your first number and your email. We record who opens them, and when.',
    },
    { kind: 'heading', text: 'Language and time zone' },
    {
      kind: 'text',
      text: 'Choose them under [Languages & currency](/settings/languages). Anything that happens at a space is shown in that space’s time.',
    },
    { kind: 'heading', text: 'Booking for a company' },
    {
      kind: 'text',
      text: 'Add your company, work email and billing address under [Travel for work](/settings/work). They appear on receipts and invoices for bookings you request from then on.',
    },
  ],
}
