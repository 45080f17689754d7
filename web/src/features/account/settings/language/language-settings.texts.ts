export const languageSettingsTexts = {
  language: {
    label: 'Preferred language',
    hint: 'For pages and emails. Legal texts, help articles and releases are in English.',
    saved: 'Saved',
  },
  currency: {
    label: 'Preferred currency',
    value: 'US dollar',
    about: 'All prices, payments and payouts on Roomtone are in US dollars.',
  },
  zone: {
    label: 'Time zone',
    browser: (zone: string) => `Not provided. We use your browser’s: ${zone}`,
    find: 'Find your time zone',
    hint: 'Enter a city or region. Times at a space are always in that space’s time zone.',
    useBrowser: 'Use my browser’s',
    unknown: 'Please choose a time zone from the list',
  },
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  edit: 'Edit',
}
