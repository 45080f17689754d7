export const languageSettingsTexts = {
  language: {
    label: 'Preferred language',
    hint: 'For screens and mails. Legal texts, help articles and releases stay English.',
    saved: 'Saved',
  },
  currency: {
    label: 'Preferred currency',
    value: 'US dollar',
    about: 'All prices, payments and payouts on Roomtone are in US dollars.',
  },
  zone: {
    label: 'Time zone',
    browser: (zone: string) => `Not provided. Your browser’s is used: ${zone}`,
    find: 'Find your time zone',
    hint: 'A city or a region. What happens at a space is always told in the time of that space.',
    useBrowser: 'Use my browser’s',
    unknown: 'Please choose a time zone from the list',
  },
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  edit: 'Edit',
}
