/** What search engines and shared links say of a page. Read by the server only, so that no page ships it. */
export const DESCRIPTIONS: Record<string, string> = {
  '/': 'Hosts list private spaces. Identity-verified crews rent them for small productions, by the hour or by the day.',
  '/auth': 'Create your Roomtone account or sign in.',
  '/search': 'Find a private space for your production by place, date and crew size.',
  '/properties': 'All the private spaces you can book on Roomtone today.',
  '/property/:id': 'A private space for small productions.',
  '/users/:id': 'A member of Roomtone.',
  '/help': 'Guides and answers for hosts and crews on Roomtone.',
  '/help-center': 'Guides and answers for hosts and crews on Roomtone.',
  '/refer-host': 'Invite a friend with a great space to Roomtone.',
  '/terms': 'The terms for using Roomtone.',
  '/verify': 'Check in your own browser that a Roomtone compliance pack is exactly as we sealed it.',
  '/privacy': 'What Roomtone keeps about you, why, and for how long.',
}
