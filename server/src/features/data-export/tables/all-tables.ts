import type { AnyExportTable, TableName } from '../export-table.ts'
import { ACCOUNT_TABLES } from './account-tables.ts'
import { BOOKING_TABLES } from './booking-tables.ts'
import { HOSTING_TABLES } from './hosting-tables.ts'
import { MONEY_TABLES } from './money-tables.ts'
import { TALK_TABLES } from './talk-tables.ts'

/** In the order of the index. */
export const EXPORT_TABLES: readonly AnyExportTable[] = [
  ...ACCOUNT_TABLES,
  ...HOSTING_TABLES,
  ...BOOKING_TABLES,
  ...MONEY_TABLES,
  ...TALK_TABLES,
]

/** Of people, and all the same not in the archive. The reasons stand in its index. */
export const WITHHELD = {
  person_notes:
    'Notes that the people who run Roomtone write about an account for each other: they hold what others told us in confidence and how we look into abuse.',
  legal_holds:
    'Whether a matter of law keeps your records from being erased: to say so could defeat what it is for.',
  crew_members:
    'Names, roles and contact details of your crew are theirs. You find them on the crew page of each booking.',
  crew_links: 'Links to call sheets, each for one member of a crew.',
  crew_link_views: 'When members of a crew opened their call sheet.',
  erasures: 'A list of what was erased after an account was closed. There is nothing of yours in it.',
  refresh_tokens: 'Secrets of your browsers.',
  proof_codes: 'Codes that were mailed to you to confirm it’s you; they last minutes.',
  signing_codes: 'Codes that were mailed to you to sign with; they last minutes.',
  sign_in_states: 'Sign-ins with Google that are under way; they last minutes.',
  invitation_links: 'Links in invitations that were mailed to you, as hashes; they work once.',
  passkey_challenges: 'Sign-ins with a passkey that are under way; they last minutes.',
  message_mails: 'A timer for the next mail about unread messages.',
  live_events: 'What your open pages are told, for a day: ids of what else stands in this archive.',
  subject_keys: 'The keys under which your data is sealed.',
  unpaid_holds: 'Which of your bookings is held before it is paid; the booking itself is here.',
  rate_limits: 'Counters against guessing, gone within hours.',
  worker_heartbeats: 'Which of our processes are alive.',
  assignments: 'How the people who run Roomtone share their work.',
  listing_search: 'An index of listings; what it is made from is here.',
  listing_text: 'An index of listings; what it is made from is here.',
  shown_offsets: 'Where the map shows your listings instead of their exact point; both points are here.',
  mailings: 'Mailings as they were written, to nobody in particular.',
  setting_changes: 'Changes of the marketplace’s settings, by the people who run it.',
  platform_settings: 'The marketplace’s settings.',
} as const satisfies Partial<Record<TableName, string>>

/** Says nothing about a person, or does not exist where real money moves. */
export const IMPERSONAL = [
  'audit_chains',
  'audit_seals',
  'daily_counts',
  'live_text_checks',
  'places',
  'platform_keys',
  'provider_events',
  'reconciliations',
  'regions',
  'schema_migrations',
  'seed_steps',
  'simulated_charges',
  'simulated_events',
  'simulated_payouts',
  'simulated_refunds',
  'simulated_requests',
  'zones',
] as const satisfies readonly TableName[]
