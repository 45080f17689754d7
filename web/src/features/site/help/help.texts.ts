/** The words of the help pages around the articles, in one place for a translator. */
export const helpTexts = {
  title: 'How can we help?',
  searchLabel: 'Search the help center',
  searchHint: 'Refunds, verification, payouts',
  searchButton: 'Search',
  popular: 'Popular articles',
  guides: 'Guides',
  contactTitle: 'Didn’t find it?',
  contactText: 'Email us and a person will answer.',
  back: 'Help center',
  backToResults: 'Back to results',
  more: (guide: string) => `More in ${guide}`,
  found: (count: number, query: string) =>
    count === 1 ? `1 article for “${query}”` : `${count} articles for “${query}”`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingText: 'Try other words, or email us and a person will answer.',
  write: 'Email us',
}
