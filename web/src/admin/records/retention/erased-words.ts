import { retentionTexts } from '@roomtone/texts/admin/retention'

const { kinds } = retentionTexts.erasures
type Kind = keyof typeof kinds

/** The words for each table, for readers who know nothing about tables. */
const KIND_OF: Record<string, Kind> = {
  access_whitelist: 'access',
  application_revisions: 'listings',
  booking_papers: 'papers',
  bookings: 'bookings',
  calendar_feeds: 'listings',
  call_sheets: 'crew',
  charges: 'money',
  claim_evidence: 'claims',
  claims: 'claims',
  compliance_packets: 'papers',
  conversation_mails: 'mails',
  conversation_reads: 'messages',
  crew_link_views: 'crew',
  crew_links: 'crew',
  crew_members: 'crew',
  data_exports: 'account',
  documents: 'papers',
  embedded_mails: 'mails',
  factor_removals: 'signIn',
  holds: 'listings',
  host_applications: 'listings',
  invitation_links: 'access',
  legal_holds: 'account',
  linked_identities: 'signIn',
  listing_cohosts: 'listings',
  listing_drafts: 'listings',
  live_events: 'account',
  mail_links: 'mails',
  mailing_letters: 'mails',
  message_files: 'messages',
  message_mails: 'mails',
  messages: 'messages',
  moderation_cases: 'account',
  notification_preferences: 'account',
  notifications: 'mails',
  packet_files: 'papers',
  passkey_challenges: 'signIn',
  passkeys: 'signIn',
  payment_customers: 'money',
  payout_accounts: 'money',
  person_notes: 'account',
  privacy_settings: 'account',
  profiles: 'account',
  proof_codes: 'signIn',
  premises: 'listings',
  properties: 'listings',
  recovery_codes: 'signIn',
  referral_codes: 'account',
  referrals: 'account',
  refresh_tokens: 'signIn',
  refunds: 'money',
  releases: 'papers',
  reviews: 'reviews',
  saved_cards: 'money',
  second_factors: 'signIn',
  sessions: 'signIn',
  shown_offsets: 'listings',
  sign_in_states: 'signIn',
  signing_codes: 'papers',
  subject_keys: 'keys',
  taxpayers: 'money',
  user_blocks: 'account',
  users: 'account',
  vat_ids: 'money',
  verifications: 'verifications',
  waitlist: 'access',
  wishlists: 'account',
}

export function isErasedTable(name: string): boolean {
  return name in KIND_OF
}

/** What an erasure deleted, counted by kind. */
export function erasedWords(
  what: readonly { name: string; count: number }[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { name, count } of what) {
    const kind = kinds[KIND_OF[name] ?? 'other']
    counts.set(kind, (counts.get(kind) ?? 0) + count)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}
