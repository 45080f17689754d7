import type { PageHandle } from '../platform/route.ts'

/** `file` names the module in routes/ that draws the page. */
export type Page = PageHandle & { file: string }

const open = { rule: 'open', render: 'server', footer: true } as const
const browser = (rule: Page['rule']) => ({ rule, render: 'browser' }) as const
const privatePage = (title: string) => ({ title, noIndex: true })

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
    ...browser('auth'),
    meta: { title: 'Sign up or sign in' },
    file: 'auth',
  },
  '/auth/reset': { ...browser('open'), meta: privatePage('Reset your password'), file: 'auth-reset' },
  '/auth/confirm': { ...browser('open'), meta: privatePage('Confirm your email'), file: 'auth-confirm' },
  '/unsubscribe': { ...browser('open'), meta: privatePage('Your mails from us'), file: 'unsubscribe' },
  '/profile-setup': {
    ...browser('onboarding'),
    meta: privatePage('Finish signing up'),
    file: 'profile-setup',
  },
  '/community-commitment': {
    ...browser('commitment'),
    meta: privatePage('Our community commitment'),
    file: 'community-commitment',
  },
  '/verify': { ...browser('member'), meta: privatePage('Identity verification'), file: 'verify' },
  '/home': { ...browser('member'), meta: privatePage('Home'), file: 'home' },
  '/dashboard': { ...browser('dashboard'), meta: privatePage('Dashboard'), file: 'dashboard' },
  '/hosting': { ...browser('hosting'), meta: privatePage('Hosting'), file: 'hosting' },
  '/listing-wizard': {
    ...browser('commitment-first'),
    bare: true,
    meta: privatePage('List a space'),
    file: 'listing-wizard',
  },
  '/search': {
    ...open,
    meta: { title: 'Search spaces' },
    file: 'search',
  },
  '/properties': {
    ...open,
    meta: { title: 'Browse spaces' },
    file: 'properties',
  },
  '/property/:id': {
    ...open,
    meta: { title: 'A space on Roomtone' },
    file: 'property',
  },
  ...Object.fromEntries(
    EXAMPLES.map((id) => [
      `/property/${id}`,
      { ...open, meta: { title: 'An example space' }, file: 'example-space' },
    ]),
  ),
  '/checkout': { ...browser('commitment-first'), meta: privatePage('Request to Book'), file: 'checkout' },
  '/wishlist': { ...browser('member'), meta: privatePage('Wishlist'), file: 'wishlist' },
  '/trips': { ...browser('member'), meta: privatePage('Trips'), file: 'trips' },
  '/trips/:id': { ...browser('member'), meta: privatePage('Your trip'), file: 'trip' },
  '/messages': { ...browser('member'), meta: privatePage('Messages'), file: 'messages' },
  '/notifications': { ...browser('member'), meta: privatePage('Notifications'), file: 'notifications' },
  '/profile': { ...browser('member'), meta: privatePage('Profile'), file: 'profile' },
  '/account-settings': {
    ...browser('member'),
    meta: privatePage('Account settings'),
    file: 'account-settings',
  },
  '/settings/:section': { ...browser('member'), meta: privatePage('Settings'), file: 'settings' },
  '/help': {
    ...open,
    meta: { title: 'Help center' },
    file: 'help',
  },
  '/help-center': {
    ...open,
    meta: { title: 'Help center' },
    file: 'help',
  },
  '/refer-host': {
    ...open,
    meta: { title: 'Refer a Host' },
    file: 'refer-host',
  },
  '/terms': {
    ...open,
    meta: { title: 'Terms of Service' },
    file: 'terms',
  },
  '/privacy': {
    ...open,
    meta: { title: 'Privacy Policy' },
    file: 'privacy',
  },
  '/admin/dashboard': { ...browser('admin'), meta: privatePage('Admin'), file: 'admin-dashboard' },
  '/admin/users': { ...browser('admin'), meta: privatePage('User Management'), file: 'admin-users' },
  '/admin/verifications': {
    ...browser('admin'),
    meta: privatePage('Identity verifications'),
    file: 'admin-verifications',
  },
  '/admin/moderation': { ...browser('admin'), meta: privatePage('Moderation'), file: 'admin-moderation' },
  '/admin/mailings': { ...browser('admin'), meta: privatePage('Mailings'), file: 'admin-mailings' },
  '/admin/bookings': { ...browser('admin'), meta: privatePage('Bookings'), file: 'admin-bookings' },
  '/admin/audit': { ...browser('admin'), meta: privatePage('Audit log'), file: 'admin-audit' },
  '/admin/applications': {
    ...browser('admin-applications'),
    meta: privatePage('Host Applications'),
    file: 'admin-applications',
  },
  '/admin/compliance': { ...browser('admin'), meta: privatePage('Compliance'), file: 'admin-compliance' },
  '/dev/mail': { ...browser('open'), meta: privatePage('Mailbox'), file: 'dev-mail' },
}
