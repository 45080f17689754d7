export const browseTexts = {
  title: 'Browse Properties',
  empty: {
    title: 'No properties available yet',
    text: 'Have a space? List it and be one of the first.',
  },
  action: 'List Your Property',
  list: 'Available properties',
  quickLook: 'Quick look',
  quickLookAt: (title: string) => `Quick look at ${title}`,
  failed: 'We couldn’t load the properties',
}
