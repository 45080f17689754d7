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

/** Pages of one rule that are called what their address says. */
function called(rule: Page['rule'], paths: string): Record<string, Page> {
  return Object.fromEntries(paths.split(' ').map((path) => [path, privatePage(rule, wordsOf(path))]))
}

/** `/admin/users` is *Users*, `/account-settings` is *Account settings*. */
function wordsOf(path: string): string {
  const word = path.replace(/\/:.*/, '').replace(/.*\//, '')
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ')
}

/** Mails that the demo keeps to itself. Production has no such page. */
export const MAILBOX = '/dev/mail'

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
  '/auth/set-up': privatePage('open', 'Set up your admin account'),
  '/auth/recover': privatePage('open', 'Remove your second factor'),
  '/auth/keep': privatePage('open', 'Keep your second factor'),
  '/shared-access': { ...privatePage('open', 'Shared access'), file: 'auth-shared' },
  '/unsubscribe': privatePage('open', 'Emails from us'),
  ...called('open', `/auth/google /auth/restore ${MAILBOX}`),
  '/profile-setup': privatePage('onboarding', 'Finish signing up'),
  ...called('commitment', '/community-commitment'),
  ...called('dashboard', '/dashboard'),
  ...called('hosting', '/hosting'),
  ...called(
    'member',
    '/home /verify-identity /wishlist /trips /release/:bookingId /crew/:bookingId /claims/:id /messages /notifications /profile /account-settings /settings/:section',
  ),
  '/trips/:id': { ...privatePage('member', 'Your trip'), file: 'trip' },
  '/listing-wizard': { ...privatePage('commitment-first', 'List a space'), bare: true },
  '/checkout': privatePage('commitment-first', 'Request to Book'),
  '/call-sheet': { ...privatePage('open', 'Call sheet'), bare: true },
  '/search': openPage('Search spaces'),
  '/properties': openPage('Browse spaces'),
  '/property/:id': openPage('A space on Roomtone'),
  ...Object.fromEntries(
    EXAMPLES.map((id) => [`/property/${id}`, { ...openPage('An example space'), file: 'example-space' }]),
  ),
  '/users/:id': openPage('Profile'),
  '/help': openPage('Help center'),
  '/help-center': { ...openPage('Help center'), file: 'help' },
  '/refer-host': openPage('Refer a Host'),
  '/terms': openPage('Terms of Service'),
  '/privacy': openPage('Privacy Policy'),
  '/verify': openPage('Check a compliance pack'),
  ...called('admin-applications', '/admin/applications'),
  ...called(
    'admin',
    '/admin/dashboard /admin/users /admin/settings /admin/verifications /admin/moderation /admin/disputes /admin/mailings /admin/bookings /admin/credits /admin/refunds /admin/analytics /admin/retention /admin/audit /admin/compliance',
  ),
}

/** `/admin/users` is drawn by admin-users, `/settings/:section` by settings. */
export function fileOf(path: string): string {
  return path.slice(1).replace(/\/:.*/, '').replaceAll('/', '-')
}
