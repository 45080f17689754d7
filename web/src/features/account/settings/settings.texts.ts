export const settingsTexts = {
  hub: 'Account settings',
  navigation: 'Settings',
  done: 'Done',
  sections: {
    'personal-info': {
      title: 'Personal information',
      about: 'Your legal name, contact details and identity check',
    },
    'login-security': {
      title: 'Login & security',
      about: 'Your password, two-factor sign-in and your devices',
    },
    privacy: { title: 'Privacy', about: 'What others see and what happens to your data' },
    notifications: { title: 'Notifications', about: 'Which emails you get' },
    taxes: { title: 'Taxes', about: 'Taxpayer details and tax documents' },
    payments: { title: 'Payments', about: 'How you pay and get paid' },
    languages: { title: 'Languages & currency', about: 'Your language, currency and time zone' },
    work: { title: 'Travel for work', about: 'Company name, work email and billing address for invoices' },
  },
  hosting: { title: 'Professional hosting tools', about: 'Everything for running your listings' },
  payments: {
    tabs: { payments: 'Payments', payouts: 'Payouts' },
    action: 'Prices and fees',
  },
}
