import type { PageHandle } from '../platform/route.ts'

/** `file` names the module in routes/ that draws the page, where the address itself does not (`fileOf`). */
export type Page = PageHandle & { file?: string }

const OPEN: Page = { rule: 'open', render: 'server', footer: true }
const privatePage = (rule: Page['rule']): Page => ({ rule, render: 'browser', noIndex: true })

/** The packaged examples have names as ids and their own file, so that no listing's page ships them. */
export const EXAMPLES = [
  'alder-house-drawing-room',
  'glasshouse-on-fern-lane',
  'foundry-street-brick-loft',
  'the-1962-lounge',
  'marble-island-kitchen',
  'casa-tamarisk-pool-terrace',
]

function privatePages(rule: Page['rule'], paths: string): Record<string, Page> {
  return Object.fromEntries(paths.split(' ').map((path) => [path, privatePage(rule)]))
}

/** Emails that the demo does not send. Production has no such page. */
export const MAILBOX = '/dev/mail'

/** Every address of the product: who may open it, who draws it first, where its code is. */
export const PAGES: Record<string, Page> = {
  '/': { rule: 'landing', render: 'server', file: 'landing' },
  '/auth': { rule: 'auth', render: 'browser' },
  ...privatePages(
    'open',
    `/auth/reset /auth/confirm /auth/set-up /auth/recover /auth/keep /auth/google /auth/restore /unsubscribe ${MAILBOX}`,
  ),
  '/shared-access': { ...privatePage('open'), file: 'auth-shared' },
  ...privatePages('onboarding', '/profile-setup'),
  ...privatePages('commitment', '/community-commitment'),
  ...privatePages('dashboard', '/dashboard'),
  ...privatePages('hosting', '/hosting'),
  ...privatePages(
    'member',
    '/home /verify-identity /wishlist /trips /listing-preview/:id /release/:bookingId /crew/:bookingId /claims/:id /messages /notifications /profile /account-settings /settings/:section',
  ),
  '/trips/:id': { ...privatePage('member'), file: 'trip' },
  '/listing-wizard': { ...privatePage('commitment-first'), bare: true },
  ...privatePages('commitment-first', '/checkout'),
  '/call-sheet': { ...privatePage('open'), bare: true },
  '/search': OPEN,
  '/properties': OPEN,
  '/property/:id': OPEN,
  ...Object.fromEntries(EXAMPLES.map((id) => [`/property/${id}`, { ...OPEN, file: 'example-space' }])),
  '/users/:id': OPEN,
  '/help': OPEN,
  '/help-center': { ...OPEN, file: 'help' },
  '/refer-host': OPEN,
  '/terms': OPEN,
  '/privacy': OPEN,
  '/verify': OPEN,
  ...privatePages('admin-applications', '/admin/applications'),
  ...privatePages(
    'admin',
    '/admin/dashboard /admin/users /admin/settings /admin/verifications /admin/moderation /admin/disputes /admin/mailings /admin/bookings /admin/credits /admin/refunds /admin/analytics /admin/retention /admin/audit /admin/compliance',
  ),
}

/** `/admin/users` is drawn by admin-users, `/settings/:section` by settings. */
export function fileOf(path: string): string {
  return path.slice(1).replace(/\/:.*/, '').replaceAll('/', '-')
}
