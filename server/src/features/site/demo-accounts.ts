export const DEMO_PASSWORD = 'Roomtone1'
export const DEMO_INVITED = 'invited@roomtone.test'

/** The people of the demo, as the landing page and the terminal introduce them. */
export const DEMO_ACCOUNTS = [
  { email: 'creator@roomtone.test', who: 'a verified creator' },
  { email: 'host@roomtone.test', who: 'a verified host' },
  { email: 'newcomer@roomtone.test', who: 'a newcomer, not yet verified' },
  { email: 'admin@roomtone.test', who: 'an admin' },
] as const
