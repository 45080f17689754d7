import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const manifest = createRequire(import.meta.url).resolve('kysely-codegen/package.json')
const codegen = join(dirname(manifest), 'dist/cli/bin.js')
const target = fileURLToPath(new URL('../src/platform/db/generated/schema.ts', import.meta.url))

const ROLE = "import('@roomtone/domain/access/roles').Role"
const USER_TYPE = "import('@roomtone/domain/access/roles').UserType"
const LISTING = "import('@roomtone/domain/listing/options')"
const TERMS = "import('@roomtone/domain/listing/terms')"
const LEDGER = "import('@roomtone/domain/ledger"
const BOOKING = "import('@roomtone/domain/booking"
const PAYMENT = "import('@roomtone/domain/payment"
const DECISION = "import('@roomtone/domain/listing/application-steps').ApplicationStatus"
const STATUS = "import('@roomtone/domain/access/actor').VerificationStatus"

const json = (type) => `import('kysely').ColumnType<${type}, string, string>`
const jsonOrNull = (type) => `import('kysely').ColumnType<${type}, string | null, string | null>`

const CONFLICT = '{ startsAt: string; endsAt: string; summary: string }'
const DIFFERENCE = '{ bookingId: string; what: string; ours: number; theirs: number }'
const HOUSE_RULE = '{ title: string; body: string }'
const SETTING = "import('@roomtone/domain/settings/settings').KeptSetting"
const CARD = `${PAYMENT}/card').CardSummary`

/** As they are kept: times are text. Null is the answer to a charge that was voided. */
const SIMULATED_ANSWER = [
  `{ outcome: 'authorised'; reference: string; card: ${CARD}; until: string }`,
  "{ outcome: 'needs_authentication'; reference: string; clientSecret: string }",
  "{ outcome: 'declined'; code: import('@roomtone/domain/payment/decline').DeclineCode }",
  "{ outcome: 'captured'; amount: number }",
  "{ reference: string; status: 'done' }",
  "{ outcome: 'paid'; reference: string }",
  "{ outcome: 'refused'; code: string }",
  `{ outcome: 'saved'; customer: string; reference: string; card: ${CARD} }`,
  'null',
].join(' | ')

/** Text columns under a check constraint get the union that the domain knows them by. */
const columns = {
  'user_roles.role': ROLE,
  'users.user_type': USER_TYPE,
  'waitlist.user_type': USER_TYPE,
  'access_whitelist.source': "'admin' | 'waitlist' | 'demo' | 'command' | 'open'",
  'profiles.verification_status': `Generated<${STATUS}>`,
  'profiles.status_before_deactivation': `${STATUS} | null`,
  'host_applications.property_type': `${LISTING}.PropertyType`,
  'host_applications.place_type': `${LISTING}.PlaceType`,
  'host_applications.privacy_level': `Generated<${LISTING}.PrivacyLevel>`,
  'host_applications.booking_approval': `Generated<${LISTING}.BookingApproval>`,
  'host_applications.guest_preference': `Generated<${LISTING}.GuestPreference>`,
  'host_applications.safety_features': `Generated<${LISTING}.SafetyFeature[]>`,
  'host_applications.highlights': `Generated<${LISTING}.Highlight[]>`,
  'host_applications.amenities': "Generated<import('@roomtone/domain/listing/amenities').Amenity[]>",
  'host_applications.property_country': `${LISTING}.Country`,
  'host_applications.residential_country': `${LISTING}.Country`,
  'host_applications.status': `Generated<${DECISION}>`,
  'application_revisions.status': `Generated<${DECISION}>`,
  'application_revisions.terms_changed': `Generated<${TERMS}.TermsBlock[]>`,
  'properties.property_type': `${LISTING}.PropertyType`,
  'properties.place_type': `${LISTING}.PlaceType`,
  'properties.privacy_level': `Generated<${LISTING}.PrivacyLevel>`,
  'properties.booking_approval': `Generated<${LISTING}.BookingApproval>`,
  'properties.guest_preference': `Generated<${LISTING}.GuestPreference>`,
  'properties.safety_features': `Generated<${LISTING}.SafetyFeature[]>`,
  'properties.highlights': `Generated<${LISTING}.Highlight[]>`,
  'properties.amenities': "Generated<import('@roomtone/domain/listing/amenities').Amenity[]>",
  'properties.allows': "Generated<import('@roomtone/domain/listing/activities').Activity[]>",
  'properties.country': `${LISTING}.Country`,
  'properties.rents_by': "Generated<import('@roomtone/domain/availability/time-rules').RentsBy>",
  'properties.space_kind': `Generated<${LISTING}.SpaceKind>`,
  'properties.terms_confirmed': `Generated<${TERMS}.TermsBlock[]>`,
  'properties.cancellation_policy':
    "Generated<import('@roomtone/domain/cancellation/policy').CancellationPolicy>",
  'listing_drafts.screen': "Generated<import('@roomtone/domain/listing/wizard').Place>",
  'holds.kind': "'block' | 'import' | 'booking'",
  'ledger_accounts.name': `${LEDGER}/accounts').Account`,
  'ledger_accounts.kind': `${LEDGER}/accounts').AccountKind`,
  // Columns of a view count as nullable, whatever is behind them.
  'ledger_balances.account_id': 'number',
  'ledger_balances.name': `${LEDGER}/accounts').Account`,
  'ledger_balances.kind': `${LEDGER}/accounts').AccountKind`,
  'ledger_balances.balance_cents': 'number',
  'ledger_transfers.kind': `${LEDGER}/transfer').TransferKind`,
  'bookings.state': `${BOOKING}/process').BookingState`,
  'bookings.production_kind': `${BOOKING}/production').ProductionKind`,
  'bookings.involves': "Generated<import('@roomtone/domain/listing/activities').Activity[]>",
  'bookings.cancellation_policy': "import('@roomtone/domain/cancellation/policy').CancellationPolicy",
  'bookings.ended_by': `${BOOKING}/process').Party | null`,
  'booking_events.party': `${BOOKING}/process').Party`,
  'booking_events.from_state': `${BOOKING}/process').BookingState | null`,
  'booking_events.to_state': `${BOOKING}/process').BookingState`,
  'charges.state': `${PAYMENT}/standing').ChargeState`,
  'charges.purpose': `Generated<${PAYMENT}/charge').ChargePurpose>`,
  'refunds.settled_through': "'processor' | 'bank' | null",
  'refunds.kind': "'policy' | 'goodwill' | 'claim'",
  'payouts.cause': "Generated<'booking' | 'claim' | 'referral'>",
  'waitlist.language': "import('@roomtone/texts/languages').Language | null",
  'users.language': "import('@roomtone/texts/languages').Language | null",
  'listing_cohosts.rights': "import('@roomtone/domain/access/cohost-rights').CohostRight[]",
  'data_exports.state': "Generated<'asked' | 'ready' | 'expired' | 'failed'>",
  'taxpayers.kind': "'individual' | 'business'",
  'linked_identities.provider': "'google'",
  'sign_in_states.provider': "'google'",
  'passkeys.device_type': "'single_device' | 'multi_device'",
  'passkey_challenges.purpose': "'register' | 'sign_in' | 'proof'",
  'reviews.side': "import('@roomtone/domain/review/review').ReviewSide",
  'referrals.source': "'mail' | 'link'",
  'credits.kind': "import('@roomtone/domain/credit/credit').CreditKind",
  'credit_uses.state': "Generated<import('@roomtone/domain/credit/credit').CreditUseState>",
  'claims.side': "import('@roomtone/domain/claim/claim').ClaimSide",
  'claims.kind': "import('@roomtone/domain/claim/claim').ClaimKind",
  'claims.state': "Generated<import('@roomtone/domain/claim/claim').ClaimState>",
  'claim_evidence.side': "import('@roomtone/domain/claim/claim').ClaimSide",
  'claim_evidence.kind': "'packet_file' | 'message' | 'upload'",
  'assignments.queue': "import('@roomtone/domain/queue/queues').Queue",
  'daily_counts.name': "'searches' | 'venue_views' | 'checkouts'",
  'refunds.state': `Generated<${PAYMENT}/standing').RefundState>`,
  'saved_cards.brand': `${PAYMENT}/card').CardBrand`,
  'saved_cards.provider': "'simulated' | 'stripe'",
  'payment_customers.provider': "'simulated' | 'stripe'",
  'payout_accounts.provider': "'simulated' | 'stripe'",
  'payout_accounts.status': "'incomplete' | 'active' | 'refused'",
  'payouts.state': `Generated<${PAYMENT}/standing').PayoutState>`,
  'message_files.media_type': "'image/jpeg' | 'application/pdf'",
  'moderation_cases.severity': "import('@roomtone/domain/moderation/verdict').Severity",
  'moderation_cases.state': "Generated<import('@roomtone/domain/moderation/case').CaseState>",
  'moderation_cases.origin': "import('@roomtone/domain/moderation/case').TextOrigin | null",
  'moderation_cases.place_kind': "import('@roomtone/domain/moderation/text-class').TextPlaceKind | null",
  'moderation_cases.text_class': "import('@roomtone/domain/moderation/text-class').CheckedClass | null",
  'live_events.kind': "import('@roomtone/contract/conversation/live').LiveKind",
  'notifications.kind': "import('@roomtone/domain/notification/notices').NoticeKind",
  'notification_preferences.topics_off':
    "Generated<import('@roomtone/domain/notification/topics').OptionalTopic[]>",
  'mailings.topic': "import('@roomtone/domain/notification/topics').OfferTopic",
  'mailings.audience': "'everyone' | 'hosts' | 'creators'",
  'mailings.state': "Generated<'draft' | 'sending' | 'sent'>",
  'compliance_packets.status': "Generated<'missing_docs' | 'complete'>",
  'release_signatures.party': "'guest' | 'host'",
  'packet_files.kind': "import('@roomtone/domain/compliance/packet').PacketFileKind",
  'packet_files.party': "'guest' | 'host'",
  'packet_files.media_type': "'image/jpeg' | 'application/pdf'",
  'legal_holds.subject_type': "'booking' | 'user'",
  'erasures.subject_type': "'booking' | 'user' | 'verification'",
  'documents.purpose': "'identity'",
  'factor_removals.outcome': "'removed' | 'objected' | null",
  'invitation_links.purpose': "'sign_up' | 'admin'",
  'documents.media_type': "import('@roomtone/domain/verification/assess').IdMediaType",
  'verifications.provider': "'mock' | 'manual' | 'stripe'",
  'verifications.status': "'processing' | 'in_review' | 'verified' | 'rejected'",
  'verifications.flags': "Generated<import('@roomtone/domain/verification/assess').VerificationFlag[]>",
  'simulated_charges.state': "'declined' | 'requires_action' | 'authorised' | 'captured' | 'released'",
  'simulated_charges.authentication': "Generated<'none' | 'wanted' | 'passed' | 'failed'>",

  // JSON. It goes in as text, because an array would be taken for one of PostgreSQL's own.
  'application_revisions.content': json("import('@roomtone/domain/listing/content').ListingContent"),
  'audit_log.data': `Generated<${json("import('@roomtone/domain/audit/audit-action').AuditData")}>`,
  'booking_events.data': `Generated<${json('Record<string, string | number>')}>`,
  'bookings.choice': json("import('@roomtone/domain/availability/time-rules').TimeChoice"),
  'bookings.lines': json("import('@roomtone/domain/pricing/quote').QuoteLine[]"),
  'bookings.rates': `${json("import('@roomtone/domain/pricing/rates').Rates")} | null`,
  'bookings.add_ons': `Generated<${json("import('@roomtone/domain/pricing/menu').ChosenAddOn[]")}>`,
  'bookings.house_rules': json(`${HOUSE_RULE}[]`),
  'bookings.cancellation_steps': jsonOrNull(
    "import('@roomtone/domain/cancellation/steps').CancellationStep[] | null",
  ),
  'calendar_feeds.conflicts': `Generated<${json(`${CONFLICT}[]`)}>`,
  'charges.card': jsonOrNull(`${CARD} | null`),
  'erasures.what': json('Record<string, number>'),
  'ledger_transfers.memo': `Generated<${json('Record<string, string | number>')}>`,
  'listing_drafts.terms': jsonOrNull(`${TERMS}.ListingTerms`),
  'host_applications.terms': jsonOrNull(`${TERMS}.ListingTerms`),
  'listing_drafts.content': json("import('@roomtone/contract/application/draft').DraftContent"),
  'live_events.data': json('Record<string, string | number>'),
  'notifications.about': json('Record<string, string>'),
  'packet_files.facts': `Generated<${json("Partial<import('@roomtone/domain/compliance/insurance').Certificate>")}>`,
  // A setting, or a key of the database's own, sealed, in base64.
  'platform_settings.value': json(`${SETTING} | string`),
  'profiles.prompts': `Generated<${json("import('@roomtone/domain/account/prompts').Prompts")}>`,
  'properties.menu': `${json("import('@roomtone/domain/pricing/menu').Menu")} | null`,
  'properties.house_rules': `Generated<${json(`${HOUSE_RULE}[]`)}>`,
  'reconciliations.differences': json(`${DIFFERENCE}[]`),
  'reviews.shares': `Generated<${json("import('@roomtone/domain/review/shares').Shares")}>`,
  'moderation_cases.flags': `Generated<${json("import('@roomtone/domain/moderation/verdict').Flag[]")}>`,
  'setting_changes.before': jsonOrNull(`${SETTING} | null`),
  'setting_changes.after': json(SETTING),
  'simulated_requests.answer': json(SIMULATED_ANSWER),
}

const options = {
  dialect: 'postgres',
  'default-schema': 'public',
  'include-pattern': 'public.*',
  // Names by which the release before knows charges.
  'exclude-pattern': 'public.{payments,claim_charges}',
  'date-parser': 'string',
  'type-mapping': JSON.stringify({ int8: 'number' }),
  overrides: JSON.stringify({ columns }),
  'out-file': target,
}

/** With `verify` it only compares, and throws when the file is behind the migrations. */
export function generateSchemaTypes(url, { verify = false } = {}) {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  const args = [codegen, '--url', url, ...flags, ...(verify ? ['--verify'] : [])]
  // Its parser of type expressions does not know TypeScript 7 and complains at length before it takes ours as they are.
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })
}
