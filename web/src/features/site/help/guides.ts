import type { HelpGuide } from './help-article.ts'

export const guides: { guide: HelpGuide; title: string; lead: string }[] = [
  { guide: 'getting-started', title: 'Getting started', lead: 'Invitation, verification, first steps.' },
  { guide: 'hosting', title: 'Hosting', lead: 'List a space, answer requests, get paid.' },
  { guide: 'booking', title: 'Booking', lead: 'Requests, prices, refunds, the day itself.' },
  { guide: 'safety', title: 'Safety and privacy', lead: 'Addresses, releases, messages, your account.' },
]
