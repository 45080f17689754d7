export const DEMO_PASSWORD = 'Roomtone1'
export const DEMO_INVITED = 'invited@roomtone.test'

/** The people of the demo, as the terminal introduces them; the landing page has words of its own. */
export const DEMO_ACCOUNTS = [
  { email: 'creator@roomtone.test', kind: 'creator', who: 'a verified creator' },
  { email: 'host@roomtone.test', kind: 'host', who: 'a verified host' },
  { email: 'newcomer@roomtone.test', kind: 'newcomer', who: 'a newcomer, not yet verified' },
  { email: 'admin@roomtone.test', kind: 'admin', who: 'an admin' },
] as const
