import type { PageHandle } from '../platform/route.ts'

/** `file` names the module in routes/ that draws the page, where the address itself does not (`fileOf`). */
export type Page = PageHandle & { file?: string }

const openPage = (title: string): Page => ({ rule: 'open', render: 'server', footer: true, meta: { title } })
const privatePage = (rule: Page['rule'], title: string): Page => ({
  rule,
  render: 'browser',
  meta: { title, noIndex: true },
})

/** The packaged examples have names for ids and a file of their own, so that no listing's page ships them. */
export const EXAMPLES = [
  'alder-house-drawing-room',
  'glasshouse-on-fern-lane',
  'foundry-street-brick-loft',
  'the-1962-lounge',
  'marble-island-kitchen',
  'casa-tamarisk-pool-terrace',
]

/** Every address of the product: who may open it, who draws it first, what its head says, where its code is. */
export const PAGES: Record<string, Page> = {
  '/': {
    rule: 'landing',
    render: 'server',
    meta: { title: 'Roomtone: private spaces for small productions' },
    file: 'landing',
  },
  '/auth': {
    rule: 'auth',
    render: 'browser',
    meta: { title: 'Sign up or sign in' },
  },
  '/auth/reset': privatePage('open', 'Reset your password'),
  '/auth/confirm': privatePage('open', 'Confirm your email'),
  '/unsubscribe': privatePage('open', 'Your mails from us'),
  '/profile-setup': privatePage('onboarding', 'Finish signing up'),
  '/community-commitment': privatePage('commitment', 'Our community commitment'),
  '/verify-identity': privatePage('member', 'Identity verification'),
  '/home': privatePage('member', 'Home'),
  '/dashboard': privatePage('dashboard', 'Dashboard'),
  '/hosting': privatePage('hosting', 'Hosting'),
  '/listing-wizard': { ...privatePage('commitment-first', 'List a space'), bare: true },
  '/search': openPage('Search spaces'),
  '/properties': openPage('Browse spaces'),
  '/property/:id': openPage('A space on Roomtone'),
  ...Object.fromEntries(
    EXAMPLES.map((id) => [`/property/${id}`, { ...openPage('An example space'), file: 'example-space' }]),
  ),
  '/checkout': privatePage('commitment-first', 'Request to Book'),
  '/wishlist': privatePage('member', 'Wishlist'),
  '/trips': privatePage('member', 'Trips'),
  '/trips/:id': { ...privatePage('member', 'Your trip'), file: 'trip' },
  '/release/:bookingId': privatePage('member', 'Release'),
  '/crew/:bookingId': privatePage('member', 'Crew'),
  '/call-sheet': { ...privatePage('open', 'Call sheet'), bare: true },
  '/messages': privatePage('member', 'Messages'),
  '/notifications': privatePage('member', 'Notifications'),
  '/profile': privatePage('member', 'Profile'),
  '/account-settings': privatePage('member', 'Account settings'),
  '/settings/:section': privatePage('member', 'Settings'),
  '/help': openPage('Help center'),
  '/help-center': { ...openPage('Help center'), file: 'help' },
  '/refer-host': openPage('Refer a Host'),
  '/terms': openPage('Terms of Service'),
  '/privacy': openPage('Privacy Policy'),
  '/verify': openPage('Check a compliance pack'),
  '/admin/dashboard': privatePage('admin', 'Admin'),
  '/admin/users': privatePage('admin', 'User Management'),
  '/admin/verifications': privatePage('admin', 'Identity verifications'),
  '/admin/moderation': privatePage('admin', 'Moderation'),
  '/admin/mailings': privatePage('admin', 'Mailings'),
  '/admin/bookings': privatePage('admin', 'Bookings'),
  '/admin/retention': privatePage('admin', 'Retention'),
  '/admin/audit': privatePage('admin', 'Audit log'),
  '/admin/applications': privatePage('admin-applications', 'Host Applications'),
  '/admin/compliance': privatePage('admin', 'Compliance'),
  '/dev/mail': privatePage('open', 'Mailbox'),
}

/** `/admin/users` is drawn by admin-users, `/settings/:section` by settings. */
export function fileOf(path: string): string {
  return path.slice(1).replace(/\/:.*/, '').replaceAll('/', '-')
}
