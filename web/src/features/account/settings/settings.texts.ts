export const settingsTexts = {
  hub: 'Account settings',
  navigation: 'Settings',
  done: 'Done',
  sections: {
    'personal-info': {
      title: 'Personal information',
      about: 'Your legal name, how we reach you, and your identity check',
    },
    'login-security': {
      title: 'Login & security',
      about: 'Your password, two-factor, and the devices you are signed in on',
    },
    privacy: { title: 'Privacy', about: 'What others see of you, and what happens to your data' },
    notifications: { title: 'Notifications', about: 'What we write to you about' },
    taxes: { title: 'Taxes', about: 'Taxpayer details and tax documents' },
    payments: { title: 'Payments', about: 'How you pay and how you are paid' },
    languages: { title: 'Languages & currency', about: 'Your language, your currency, your time zone' },
    work: { title: 'Travel for work', about: 'Company name, work email and billing address for invoices' },
  },
  hosting: { title: 'Professional hosting tools', about: 'Your listings, and everything about them' },
  payments: {
    tabs: { payments: 'Payments', payouts: 'Payouts' },
    action: 'Prices and fees',
  },
}
