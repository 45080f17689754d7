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
      text: 'Choose it at the bottom of your [account settings](/account-settings). You are signed out on every device, your listings cannot be found or booked, requests you have sent are withdrawn and requests you have received are declined. Sign in again whenever you like: the account is restored with the verification status it had, the listings that were available come back, and we tell you so by mail. Requests that ended stay ended.',
    },
    {
      kind: 'text',
      text: 'While confirmed bookings lie ahead, deactivation is refused and the bookings are named. Complete or cancel them first.',
    },
    { kind: 'heading', text: 'Delete: the end' },
    {
      kind: 'text',
      text: 'Delete my account, under [Privacy](/settings/privacy), asks for a word that you type, and, unless you signed in a few minutes ago, to confirm it’s you: with your passkey, your password, or a code that we mail you if you have neither. The account is closed at once: you are signed out everywhere, your profile and listings disappear, requests that are open end, and mailings stop.',
    },
    {
      kind: 'list',
      items: [
        'For 30 days you can take it back, with the link that we mail you. Signing in during that time is refused and mails you the link again.',
        'Within 90 days your account data is erased: names, address, picture, phone numbers, settings, saved cards, drafts, wishlist, two-factor, connected accounts, and messages that led to no booking.',
        'Verification, booking, payment, tax and compliance data is kept for 7 years, because the other side of your bookings and the law rely on it, and then erased.',
        'Your reviews stay, by “A former member”, without anything you shared beside them.',
      ],
    },
    {
      kind: 'text',
      text: 'It is refused, and says why, while confirmed bookings lie ahead, a case is open, money is owed or a payout is on its way. Download your compliance packs and a copy of your data first; afterwards you cannot reach them.',
    },
    { kind: 'heading', text: 'A copy of your data' },
    {
      kind: 'text',
      text: 'Request my personal data, on the same page, makes an archive of what we hold about you, at any time and without closing anything: see [a copy of your personal data](/help?article=your-personal-data). The [Privacy Policy](/privacy) lists all your rights.',
    },
  ],
}
