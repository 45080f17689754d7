import type { HelpArticle } from '../help-article.ts'

export const personalInformation: HelpArticle = {
  slug: 'personal-information',
  title: 'Personal information: names, address, phone, email',
  summary: 'What each row is for, who sees it, and how to change your name or your email address.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Under [Personal information](/settings/personal-info) every row is changed in its place. Addresses, phone numbers and your emergency contact are stored encrypted, with a key of your own that is destroyed when your account is.',
    },
    { kind: 'heading', text: 'Names' },
    {
      kind: 'text',
      text: 'Your legal name can be changed until you send in your ID. While it is being checked, and once it was, the name is fixed, because location releases are signed with it; if your name has changed, write to support with the new document. Your preferred first name is what others call you, and you may change it whenever you like.',
    },
    { kind: 'heading', text: 'Email' },
    {
      kind: 'steps',
      items: [
        'Press Edit beside your address, enter the new one, and confirm it’s you if we ask.',
        'Open the link that we send to the new address. It works once, for 24 hours. Until then nothing changes.',
        'From then on you sign in with the new address. Your invitation moves along with you, and we tell the old address that it happened.',
      ],
    },
    {
      kind: 'text',
      text: 'If you read such a mail and did not ask for it, [choose a new password](/auth/reset) at once and write to us.',
    },
    { kind: 'heading', text: 'Phone numbers' },
    {
      kind: 'text',
      text: 'Write them with the country code. Once a booking is confirmed, the other side sees the first one together with your email address, and every look at it is written down. Before that nobody does.',
    },
    { kind: 'heading', text: 'Language and time zone' },
    {
      kind: 'text',
      text: 'Choose them under [Languages & currency](/settings/languages). Notifications, mails about your account and lists of sessions use your time zone; what happens at a space is always told in the time of that space.',
    },
    { kind: 'heading', text: 'Booking for a company' },
    {
      kind: 'text',
      text: 'Under [Travel for work](/settings/work) you name a company with a work email and a billing address. They stand on the receipt and the invoice of every booking that you ask for from then on. Earlier papers stay as they are.',
    },
  ],
}
