import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useServer } from '../../../testing/server.ts'

const server = useServer()
const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await server().database.pool.query<Row>(text)).rows

/** Whole tables, or single columns, that outlive an account and its bookings, and why they may. */
const KEPT: Record<string, string[]> = {
  'The name of a field of ours.': ['moderation_cases.field'],
  'Ids, states and numbers; what says who is sealed under a key that goes.': [
    'audit_log',
    'booking_events',
    'erasures',
    'release_signatures.details',
    'reconciliations',
  ],
  'Hashes, references and keys of files that are gone.': [
    'audit_chains',
    'audit_seals',
    'booking_papers.number',
    'bookings.request_hash',
    'claim_evidence.file_key',
    'claim_evidence.sha256',
    'compliance_packets.invoice_id',
    'data_exports.file_key',
    'documents.storage_key',
    'packet_files.sha256',
    'charges.reference',
    'payouts.account',
    'payouts.reference',
    'payouts.source',
    'provider_events',
    'refunds.reference',
    'release_signatures.body_hash',
    'releases.body_hash',
  ],
  'Words from lists that the code holds closed.': [
    'bookings.involves',
    'claim_evidence.kind',
    'claim_evidence.media_type',
    'commitments.version',
    'documents.media_type',
    'documents.purpose',
    'messages.flag_reason',
    'charges.decline_code',
    'payouts.refused_code',
    'profiles.status_before_deactivation',
    'profiles.verification_provider',
    'referrals.refused_because',
    'releases.template',
  ],
  'What was booked at which price: seven years, and then without who.': [
    'booking_papers.city',
    'booking_papers.country',
    'booking_papers.region',
    'booking_papers.title',
    'bookings.cancellation_steps',
    'bookings.choice',
    'bookings.house_rules',
    'bookings.lines',
    'bookings.rates',
    'bookings.add_ons',
    'add_on_days',
    'bookings.time_zone',
    'ledger_accounts',
    'ledger_transfers',
    'price_overrides',
    'hourly_price_overrides',
  ],
  'A space as everyone could see it, with the reviews that stay with it; none of it says where or whose it is.':
    [
      'areas.name',
      'host_applications.amenities',
      'host_applications.highlights',
      'host_applications.place_type',
      'host_applications.property_city',
      'host_applications.property_country',
      'host_applications.property_state',
      'host_applications.property_type',
      'host_applications.residential_country',
      'host_applications.safety_features',
      'host_applications.time_zone',
      'listing_text',
      'photos.alt',
      'photos.color',
      'premises.city',
      'premises.country',
      'premises.state',
      'premises.time_zone',
      'premises.zipcode',
      'properties.allows',
      'properties.amenities',
      'properties.calendar_token',
      'properties.city',
      'properties.country',
      'properties.description',
      'properties.highlights',
      'properties.house_rules',
      'properties.menu',
      'properties.menu_photos',
      'properties.place_type',
      'properties.property_type',
      'properties.safety_features',
      'properties.shown_lat',
      'properties.shown_lng',
      'properties.state',
      'properties.tagline',
      'properties.time_zone',
      'properties.title',
      'properties.zipcode',
      'reviews.body',
      'reviews.hidden_reason',
      'reviews.reply',
    ],
  'Of the marketplace, not of a person.': [
    'credits',
    'daily_counts',
    'listing_views',
    'mailings',
    'places',
    'platform_keys',
    'platform_settings',
    'regions',
    'schema_migrations',
    'seed_steps',
    'setting_changes',
    'worker_heartbeats',
    'zones',
  ],
  'Gone within hours, or not there where real money moves.': [
    'rate_limits',
    'simulated_charges',
    'simulated_events',
    'simulated_payouts',
    'simulated_refunds',
    'simulated_requests',
  ],
}

/** What the erasures do, as it is printed: tables whose rows go, and columns that are written over. */
function erased(): Set<string> {
  const printed = ['account-records', 'booking-records'].map((store) =>
    readFileSync(new URL(`../../../queries/${store}.sql`, import.meta.url), 'utf8'),
  )
  const statements = printed.join('\n').split(/;\n/)
  return new Set(
    statements.flatMap((statement) => {
      const gone = /^delete from (\w+)/m.exec(statement)?.[1]
      if (gone !== undefined) return [gone]
      const [, table = '', list = ''] =
        /^update (\w+)\nset ([\s\S]+?)\n(?:from|where) /m.exec(statement) ?? []
      return columnsOf(list).map((column) => `${table}.${column}`)
    }),
  )
}

/** Of `a = …, b = f(x, y)`: a and b. */
function columnsOf(list: string): string[] {
  let depth = 0
  const top = [...list].map((letter) => {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    return depth === 0 ? letter : ' '
  })
  return top
    .join('')
    .split(',')
    .flatMap((part) => /^\s*(\w+) = /.exec(part)?.[1] ?? [])
}

describe('the schema', () => {
  it('has no column that can say who somebody is and that no erasure empties, unless the reason is given here', async () => {
    // Numbers, times and ids say nothing by themselves, and neither does one word of a closed list.
    const columns = await rows<{ at: string; of: string }>(
      `select c.table_name || '.' || c.column_name as at, c.table_name as of
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and (c.data_type in ('text', 'jsonb', 'bytea', 'date', 'double precision', 'inet')
           or c.udt_name in ('_uuid', '_text'))
         and not exists (
           select from pg_constraint k
           join pg_attribute a on a.attrelid = k.conrelid and array[a.attnum] = k.conkey
           where k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
             and a.attname = c.column_name and pg_get_constraintdef(k.oid) ~ '= ANY \\(|<@')
       order by 1`,
    )
    const gone = erased()
    const kept = new Set(Object.values(KEPT).flat())
    const open = columns.filter(({ at, of }) => ![at, of].some((name) => gone.has(name) || kept.has(name)))
    expect(open.map(({ at }) => at)).toEqual([])
    const known = new Set(columns.flatMap(({ at, of }) => [at, of]))
    expect([...kept].filter((name) => !known.has(name) || gone.has(name))).toEqual([])
  })
})
