import type { HelpArticle } from '../help-article.ts'

export const closeYourAccount: HelpArticle = {
  slug: 'close-your-account',
  title: 'Deactivate or delete your account',
  summary: 'Take a break and come back anytime, or close your account for good.',
  guide: 'safety',
  asked: ['delete account', 'remove my profile', 'pause my account', 'reactivate', 'leave', 'erase my data'],
  body: [
    { kind: 'heading', text: 'Deactivate: take a break' },
    {
      kind: 'text',
      text: 'Choose it at the bottom of your [account settings](/account-settings). You’re signed out everywhere, your listings are hidden, requests you sent are withdrawn and requests you received are declined. To come back, sign in. Your account and listings are restored; the requests aren’t.',
    },
    { kind: 'heading', text: 'Delete: close it for good' },
    {
      kind: 'text',
      text: 'Choose Delete my account under [Privacy](/settings/privacy). We may ask you to confirm it’s you. You’re signed out everywhere, your profile and listings disappear, open requests end and mailings stop.',
    },
    {
      kind: 'list',
      items: [
        'You have 30 days to undo it, with the link we email you. If you try to sign in, we email the link again.',
        'Within 90 days we erase your account data: names, addresses, picture, phone numbers, settings, saved cards, drafts, wishlist, sign-in methods, and messages that didn’t lead to a booking.',
        'We keep verification, booking, payment, tax and compliance records for 7 years, then erase them.',
        'Your reviews stay, signed “A former member”.',
      ],
    },
    {
      kind: 'note',
      text: 'Download your compliance packs and [a copy of your data](/help?article=your-personal-data) first. You can’t get them afterward.',
    },
    { kind: 'heading', text: 'If it won’t go through' },
    {
      kind: 'text',
      text: 'You can’t do either with a confirmed booking coming up. You also can’t delete your account while a case is open, money is owed or a payout is on its way. The page tells you what’s left to settle.',
    },
  ],
}
