import type { HelpArticle } from '../help-article.ts'

export const closeYourAccount: HelpArticle = {
  slug: 'close-your-account',
  title: 'Deactivate or delete your account, or take your data with you',
  summary: 'A pause, an end, or a copy: what each does, and what stays for 7 years.',
  guide: 'safety',
  body: [
    { kind: 'heading', text: 'Deactivate: a pause' },
    {
      kind: 'text',
      text: 'Choose it at the bottom of your [account settings](/account-settings). You are signed out, your listings become unavailable, and your pending requests are withdrawn. Sign in again whenever you like: the account is restored with the verification status it had, and we tell you so by mail.',
    },
    {
      kind: 'text',
      text: 'While confirmed bookings lie ahead, deactivation is refused and the bookings are named. Complete or cancel them first.',
    },
    { kind: 'heading', text: 'Delete: the end' },
    {
      kind: 'text',
      text: 'Delete my account, under [Privacy](/settings/privacy), starts deletion. Account data is deleted within 90 days. Verification, booking and compliance data is kept for 7 years, because the other side of your bookings relies on it, and then erased.',
    },
    {
      kind: 'list',
      items: [
        'Download your compliance packs first; afterwards you cannot reach them.',
        'Payouts and claims that are still open are settled before.',
        'It cannot be undone once the deletion has run.',
      ],
    },
    { kind: 'heading', text: 'A copy of your data' },
    {
      kind: 'text',
      text: 'Request my personal data, on the same page, produces an archive of what we hold about you. We write to you when it is ready. You can do this at any time, without closing anything. The [Privacy Policy](/privacy) lists all your rights.',
    },
  ],
}
