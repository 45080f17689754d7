-- What a member runs by themself: profile, preferences, second factor, shared access, a copy of their data.

-- How the product speaks to someone. Null: nothing was chosen, so the browser's wish counts.
alter table users
  add column language text,
  add column time_zone text,
  -- When the password was last chosen; null: an account that only ever came in through Google.
  add column password_changed_at timestamptz,
  add constraint users_language check (language in ('en', 'es', 'fr')),
  add constraint users_time_zone check (length(time_zone) <= 60);
update users set password_changed_at = created_at;
alter table users alter column password_hash drop not null;

-- What others may see of a person, and what only they see. Names, numbers and addresses stand sealed under a key of
-- the person (subject_keys by user id).
alter table profiles
  add column preferred_name text,
  add column intro text not null default '',
  -- By the name of the prompt (domain/account/prompts.ts); shown on the public profile.
  add column prompts jsonb not null default '{}',
  add column avatar_key text,
  -- {phones, residential, mailing, emergency}: sealed.
  add column personal bytea,
  -- Of what is sealed, which parts are there: the completion bar needs no key.
  add column has_phone boolean not null default false,
  add column has_emergency_contact boolean not null default false,
  -- {company, email, billing}: sealed; stands on invoices.
  add column work bytea,
  add constraint profiles_preferred_name check (length(preferred_name) between 1 and 50),
  add constraint profiles_intro check (length(intro) <= 500);

-- What stood in `profiles.work` when the booking was asked for, as it is sealed there: an invoice that was written
-- does not change with its guest's employer.
alter table bookings add column billing bytea;

-- No row: as the product begins (domain/account/privacy.ts).
create table privacy_settings (
  user_id uuid primary key references users (id),
  read_receipts boolean not null default true,
  -- Their listings and profile may be found by search engines.
  search_engines boolean not null default true,
  share_home boolean not null default false,
  share_trip_type boolean not null default true,
  share_stay_length boolean not null default true,
  share_services boolean not null default false,
  updated_at timestamptz not null
);

-- Second factor by an authenticator app. Until it was confirmed once it guards nothing.
create table second_factors (
  user_id uuid primary key references users (id),
  -- Sealed under the person's key.
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last thirty seconds whose code was taken: no code is taken twice.
  last_step bigint
);

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table linked_identities (
  provider text not null,
  -- The provider's own name for the person; an email address may change hands.
  subject text not null,
  user_id uuid not null references users (id),
  email text not null,
  linked_at timestamptz not null,
  primary key (provider, subject),
  constraint linked_identities_once unique (provider, user_id),
  constraint linked_identities_provider check (provider in ('google'))
);

-- A sign-in at a provider that is under way: its state comes back once, to the browser that began it.
create table sign_in_states (
  state_hash bytea primary key,
  provider text not null,
  -- Who links it to their account; null: somebody signs in.
  user_id uuid references users (id),
  browser_hash bytea not null,
  verifier text not null,
  nonce text not null,
  next text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Taken to the provider: its answer is exchanged once.
  claimed_at timestamptz,
  -- What the provider said, while a password or a code of the account is still to come.
  subject text,
  email text,
  full_name text,
  constraint sign_in_states_provider check (provider in ('google')),
  constraint sign_in_states_answer check (subject is null or (claimed_at is not null and email is not null))
);
create index sign_in_states_expiry on sign_in_states (expires_at);

alter table mail_links
  -- For an address that is to become the account's: `email` holds it.
  drop constraint mail_links_purpose,
  add constraint mail_links_purpose check (purpose in ('reset_password', 'confirm_email', 'change_email',
    'fetch_data', 'data_ticket', 'close_account', 'restore_account'));

-- Somebody who helps with one listing, with the rights that its host chose.
create table listing_cohosts (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references properties (id),
  email text not null,
  -- Null until the invitation was taken.
  user_id uuid references users (id),
  rights text[] not null,
  -- Of the mail that was sent last; one mail may invite to several listings. Null: no mail yet, or it was used.
  token_hash bytea,
  invited_by uuid not null references users (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references users (id),
  constraint listing_cohosts_rights check (
    cardinality(rights) >= 1 and rights <@ array['listing', 'calendar', 'bookings']
  ),
  constraint listing_cohosts_email check (email = lower(btrim(email)) and length(email) between 3 and 255)
);
create unique index listing_cohosts_once on listing_cohosts (property_id, email) where ended_at is null;
create index listing_cohosts_of_user on listing_cohosts (user_id, property_id) where ended_at is null;
create index listing_cohosts_token on listing_cohosts (token_hash) where token_hash is not null;

-- Who said yes while the card is being asked: the host, or somebody who helps them. Null where nobody was asked.
alter table bookings add column confirming_by uuid references users (id);

-- A copy of everything about a person, made by a job, fetched with a link that ends.
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  state text not null default 'asked',
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file_key text,
  size_bytes bigint,
  constraint data_exports_state check (state in ('asked', 'ready', 'expired', 'failed')),
  constraint data_exports_ready check (state <> 'ready' or (file_key is not null and expires_at is not null))
);
create index data_exports_of_user on data_exports (user_id, requested_at desc);
create unique index data_exports_one_open on data_exports (user_id) where state = 'asked';
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';

-- Who a payout is taxed as. Sealed: the number and the address.
create table taxpayers (
  user_id uuid primary key references users (id),
  kind text not null,
  country text not null,
  -- {name, taxId, address}: sealed.
  personal bytea not null,
  tax_id_last4 text not null,
  certified_at timestamptz not null,
  updated_at timestamptz not null,
  constraint taxpayers_kind check (kind in ('individual', 'business')),
  constraint taxpayers_country check (length(country) between 2 and 60),
  constraint taxpayers_last4 check (length(tax_id_last4) <= 4)
);

create table vat_ids (
  user_id uuid primary key references users (id),
  country text not null,
  -- Sealed: {number, name, address}.
  personal bytea not null,
  last4 text not null,
  updated_at timestamptz not null,
  constraint vat_ids_country check (length(country) = 2)
);

alter table sessions
  drop constraint sessions_ended_because,
  add constraint sessions_ended_because check (ended_because in
    ('sign_out', 'sign_out_everywhere', 'replay', 'password_reset', 'password_changed', 'access_removed', 'suspended',
      'revoked', 'deactivated', 'closed')),
  -- An admin who looks through a member's eyes: nothing can be changed in such a session.
  add column impersonated_by uuid references users (id),
  -- Where a trusted proxy says so.
  add column place text;

-- Someone who closed their account may change their mind until this moment.
alter table users add column closing_until timestamptz;
