export const browseTexts = {
  title: 'Browse Properties',
  empty: {
    title: 'No properties available yet',
    text: 'Hosts are preparing their spaces. If you have one yourself, yours can be among the first.',
  },
  action: 'List Your Property',
  list: 'Available properties',
  quickLook: 'Quick look',
  quickLookAt: (title: string) => `Quick look at ${title}`,
  failed: 'The properties could not be loaded',
}
