import type { VerificationView } from '@roomtone/contract/verification/verification'

const verification: Record<VerificationView['status'], string> = {
  none: 'Not started',
  processing: 'Being checked',
  in_review: 'In review',
  verified: 'Verified',
  rejected: 'Rejected',
}

export const settingsTexts = {
  hub: 'Account settings',
  navigation: 'Settings',
  done: 'Done',
  notProvided: 'Not provided',
  sections: {
    'personal-info': {
      title: 'Personal information',
      about: 'Your legal name, how we reach you, and your identity check',
    },
    'login-security': {
      title: 'Login & security',
      about: 'Your password, and the devices you are signed in on',
    },
    privacy: { title: 'Privacy', about: 'What others see of you, and what happens to your data' },
    notifications: { title: 'Notifications', about: 'What we write to you about' },
    taxes: { title: 'Taxes', about: 'Taxpayer details and tax documents' },
    payments: { title: 'Payments', about: 'How you pay and how you are paid' },
    languages: { title: 'Languages & currency', about: 'Your language, your currency, your time zone' },
  },
  work: { title: 'Travel for work', about: 'Company name, work email and billing address for invoices' },
  hosting: { title: 'Professional hosting tools', about: 'Your listings, and everything about them' },
  personalInfo: {
    legalName: 'Legal name',
    preferredName: 'Preferred first name',
    email: 'Email',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    resend: 'Send another link',
    resent: {
      title: 'Look in your mailbox',
      text: (email: string) => `A link to confirm ${email} is on its way.`,
    },
    phone: 'Phone numbers',
    identity: 'Identity verification',
    verification,
    verify: {
      none: 'Start Verification',
      processing: 'Show status',
      in_review: 'Show status',
      rejected: 'See why',
    },
    residential: 'Residential address',
    mailing: 'Mailing address',
    emergency: 'Emergency contact',
    note: 'Contact info is released only after a reservation is confirmed.',
  },
  login: {
    tabs: { login: 'Login', shared: 'Shared access' },
    password: 'Password',
    passwordSet: 'Created',
    change: 'Change password',
    mailed: {
      title: 'Look in your mailbox',
      text: (email: string) =>
        `A link to choose a new password is on its way to ${email}. It works once, for one hour.`,
    },
    google: 'Google',
    notConnected: 'Not connected',
    devices: 'Device history',
    thisDevice: 'This browser, current session',
    everywhere: 'Sign out everywhere',
    ask: {
      title: 'Sign out everywhere?',
      text: 'This ends your session on every device, including this one. You can sign in again at any time.',
      cancel: 'Cancel',
    },
    shared: 'Nobody else has access to your account',
    sharedText: 'If you think somebody has, change your password: it signs out every device.',
    sharedAction: 'Keep your account safe',
  },
  privacy: {
    receipts: { label: 'Read receipts', value: 'On' },
    searchEngines: { label: 'Search-engine listing', value: 'Off' },
    reviews: 'Shared in your reviews',
    options: ['Home city and country', 'Trip type', 'Length of stay', 'Booked services'],
    notShared: 'Not shared',
    data: 'Your personal data',
    dataText:
      'To receive a copy of it, or to have your account deleted, write to us from the address of your account.',
    policy: 'Privacy Policy',
  },
  taxes: {
    tabs: { taxpayers: 'Taxpayers', documents: 'Tax documents' },
    taxpayers: {
      title: 'No taxpayer details yet',
      text: 'They are needed before your first payout, and not earlier.',
    },
    documents: { title: 'No tax documents yet', text: 'They appear here after the first year with payouts.' },
    action: 'When and how you are paid',
  },
  payments: {
    tabs: { payments: 'Payments', payouts: 'Payouts' },
    giftCards: 'Gift cards',
    coupons: 'Coupons',
    none: 'None',
    workRows: ['Company name', 'Work email', 'Billing address'],
    action: 'Prices and fees',
    payouts: { title: 'No payouts yet', text: 'You are paid 24 hours after a booking of your space ends.' },
    payoutsAction: 'When and how you are paid',
  },
  languages: [
    { label: 'Preferred language', value: 'English' },
    { label: 'Preferred currency', value: 'US dollar' },
    { label: 'Time zone', value: 'Not provided' },
  ],
}
