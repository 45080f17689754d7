/** Every address of the product, and where each kind of visitor ends up. `here` means that they stay. */
type Destinations = { guest: string; creator: string; host: string; admin: string }

const here = 'here'
const open = { guest: here, creator: here, host: here, admin: here }
const member = (path: string) => ({ ...open, guest: toAuth(path) })
const adminOnly = (path: string, refused = { creator: '/home', host: '/hosting' }) => ({
  ...open,
  ...refused,
  guest: toAuth(path),
})

function toAuth(path: string): string {
  return `/auth?next=${encodeURIComponent(path)}`
}

const SETTINGS = [
  'personal-info',
  'login-security',
  'privacy',
  'notifications',
  'taxes',
  'payments',
  'languages',
  'work',
]

const front = { guest: here, creator: '/home', host: '/hosting', admin: '/admin/dashboard' }

/** Public pages in each language that has no bare address, one of a kind. */
function pagesIn(language: string): Record<string, Destinations> {
  const paths = [
    'search',
    'properties',
    'help',
    'help?article=verify-your-identity',
    'terms',
    'nowhere-at-all',
  ]
  return {
    [`/${language}`]: front,
    ...Object.fromEntries(paths.map((path) => [`/${language}/${path}`, open])),
  }
}

export const ROUTES: Record<string, Destinations> = {
  '/': front,
  ...pagesIn('es'),
  ...pagesIn('fr'),
  ...pagesIn('de'),
  '/auth': { guest: here, creator: '/home', host: '/hosting', admin: '/admin/dashboard' },
  '/auth/reset': open,
  '/auth/confirm': open,
  '/auth/set-up': open,
  '/auth/recover': open,
  '/auth/keep': open,
  '/auth/restore': open,
  '/auth/google': open,
  '/unsubscribe': open,
  '/shared-access': open,
  '/profile-setup': member('/profile-setup'),
  '/community-commitment': member('/community-commitment'),
  '/verify-identity': member('/verify-identity'),
  '/home': member('/home'),
  '/dashboard': { ...member('/dashboard'), host: '/hosting' },
  '/hosting': { ...member('/hosting'), creator: '/home', admin: '/home' },
  '/listing-wizard?type=home': member('/listing-wizard?type=home'),
  '/search': open,
  '/properties': open,
  '/property/alder-house-drawing-room': open,
  '/checkout': member('/checkout'),
  '/wishlist': member('/wishlist'),
  '/trips': member('/trips'),
  '/trips?when=past': member('/trips?when=past'),
  '/trips?when=packs': member('/trips?when=packs'),
  '/trips/00000000-0000-4000-8000-000000000000': member('/trips/00000000-0000-4000-8000-000000000000'),
  '/release/00000000-0000-4000-8000-000000000000': member('/release/00000000-0000-4000-8000-000000000000'),
  '/crew/00000000-0000-4000-8000-000000000000': member('/crew/00000000-0000-4000-8000-000000000000'),
  '/claims/00000000-0000-4000-8000-000000000000': member('/claims/00000000-0000-4000-8000-000000000000'),
  '/listing-preview/00000000-0000-4000-8000-000000000000': member(
    '/listing-preview/00000000-0000-4000-8000-000000000000',
  ),
  '/call-sheet': open,
  '/messages': member('/messages'),
  '/notifications': member('/notifications'),
  '/notifications?show=unread': member('/notifications?show=unread'),
  '/profile': member('/profile'),
  '/users/00000000-0000-4000-8000-000000000000': open,
  '/account-settings': member('/account-settings'),
  ...Object.fromEntries(SETTINGS.map((section) => [`/settings/${section}`, member(`/settings/${section}`)])),
  '/help': open,
  '/help?article=verify-your-identity': open,
  '/help-center': open,
  '/refer-host': open,
  '/terms': open,
  '/privacy': open,
  '/verify': open,
  '/admin/dashboard': adminOnly('/admin/dashboard'),
  '/admin/users': adminOnly('/admin/users'),
  '/admin/settings': adminOnly('/admin/settings'),
  '/admin/verifications': adminOnly('/admin/verifications'),
  '/admin/moderation': adminOnly('/admin/moderation'),
  '/admin/disputes': adminOnly('/admin/disputes'),
  '/admin/mailings': adminOnly('/admin/mailings'),
  '/admin/bookings': adminOnly('/admin/bookings'),
  '/admin/credits': adminOnly('/admin/credits'),
  '/admin/refunds': adminOnly('/admin/refunds'),
  '/admin/analytics': adminOnly('/admin/analytics'),
  '/admin/audit': adminOnly('/admin/audit'),
  '/admin/retention': adminOnly('/admin/retention'),
  '/admin/compliance': adminOnly('/admin/compliance'),
  '/admin/applications': adminOnly('/admin/applications', { creator: '/home', host: '/home' }),
  '/dev/mail': open,
  '/nowhere-at-all': open,
}

export const HOSTING_TABS = [
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
]

/** Pages of the host's own listing: its page, its calendar, its editor. */
export function pathsOfListing(id: string): string[] {
  const editor = `/hosting?tab=listings&listing=${id}`
  const sections = ['photos', 'location', 'arrival', 'prices', 'menu', 'times', 'rules', 'papers', 'terms']
  return [
    `/property/${id}`,
    `/hosting?tab=calendar&listing=${id}`,
    editor,
    ...sections.map((section) => `${editor}&section=${section}`),
  ]
}
