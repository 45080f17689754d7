const HOSTING_TABS = [
  'today',
  'calendar',
  'listings',
  'messages',
  'profile',
  'payments',
  'insights',
  'reviews',
  'community',
  'earn',
  'cohosts',
  'compliance',
] as const

type HostingTab = (typeof HOSTING_TABS)[number]

/** Anything else in the address opens today. */
export function hostingTab(value: string | null): HostingTab {
  return HOSTING_TABS.find((tab) => tab === value) ?? 'today'
}
