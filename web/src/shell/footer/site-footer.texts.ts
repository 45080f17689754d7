export const siteFooterTexts = {
  brand: 'Roomtone',
  navigation: 'Site',
  columns: [
    {
      title: 'Explore',
      links: [
        { label: 'Search', to: '/search' },
        { label: 'Browse spaces', to: '/properties' },
        { label: 'How It Works', to: '/help?article=what-roomtone-is' },
      ],
    },
    {
      title: 'Host',
      links: [
        { label: 'List a Space', to: '/listing-wizard' },
        { label: 'Refer a Host', to: '/refer-host' },
        { label: 'Earn $50', to: '/refer-host' },
      ],
    },
    {
      title: 'Roomtone',
      links: [
        { label: 'Help center', to: '/help' },
        { label: 'Terms of Service', to: '/terms' },
        { label: 'Privacy Policy', to: '/privacy' },
      ],
    },
  ],
  demo: {
    name: 'Try the demo.',
    before: 'Log in as any of these people with the password ',
    after: '. The pictures are computer-rendered; the places are imaginary.',
  },
  copyright: (year: number) => `© ${year} Roomtone`,
}
