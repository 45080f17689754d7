import type { AnyExportTable, TableName, WithheldName } from '../export-table.ts'
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

/** Of people, and all the same not in the archive. Its index says why. */
export const WITHHELD = [
  'person_notes',
  'legal_holds',
  'crew_members',
  'crew_links',
  'crew_link_views',
  'erasures',
  'refresh_tokens',
  'proof_codes',
  'signing_codes',
  'sign_in_states',
  'invitation_links',
  'passkey_challenges',
  'message_mails',
  'live_events',
  'subject_keys',
  'unpaid_holds',
  'rate_limits',
  'worker_heartbeats',
  'assignments',
  'listing_search',
  'listing_text',
  'shown_offsets',
  'mailings',
  'setting_changes',
  'platform_settings',
] as const satisfies readonly (TableName & WithheldName)[]

/** Says nothing about a person, or does not exist where real money moves. */
export const IMPERSONAL = [
  'add_on_days',
  'audit_chains',
  'audit_seals',
  'busy_times',
  'daily_counts',
  'listing_views',
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
