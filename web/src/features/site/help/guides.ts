import type { HelpGuide } from './help-article.ts'

export const guides: { guide: HelpGuide; title: string; lead: string }[] = [
  { guide: 'getting-started', title: 'Getting started', lead: 'Invitations, verification and your profile.' },
  { guide: 'hosting', title: 'Hosting', lead: 'List a space, answer requests, get paid.' },
  { guide: 'booking', title: 'Booking', lead: 'Requests, prices, refunds and your crew.' },
  { guide: 'safety', title: 'Safety and privacy', lead: 'Addresses, releases, messages and your account.' },
]
