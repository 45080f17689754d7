-- Release records: packets, releases and signatures, crew, files, the platform's keys, chains of the audit log,
-- retention. Names, addresses and drawings stand sealed under a key of their booking (subject_keys by booking id):
-- erasing that key erases them everywhere, backups included.

-- What a host asks of a production, beyond the house rules.
alter table properties
  add column areas_in text not null default '',
  add column areas_out text not null default '',
  -- Null: no certificate of insurance is asked for.
  add column insurance_min_cents bigint,
  add column permit_required boolean not null default false,
  -- How long before the start the crew's own links show the address.
  add column crew_address_hours int not null default 48,
  add constraint properties_areas check (length(areas_in) <= 500 and length(areas_out) <= 500),
  add constraint properties_insurance check (insurance_min_cents between 10000000 and 1000000000),
  add constraint properties_crew_address check (crew_address_hours between 1 and 720);

create table compliance_packets (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  invoice_id text,
  location_release_signed boolean not null default false,
  status text not null default 'missing_docs',
  -- What the host asked for when it was confirmed; a later wish is for later bookings.
  insurance_min_cents bigint,
  permit_required boolean not null default false,
  created_at timestamptz not null,
  completed_at timestamptz,
  -- An admin who marked it complete, and why; null where everything came in by itself.
  completed_by uuid references users (id),
  completed_reason text not null default '',
  constraint compliance_packets_once unique (booking_id),
  constraint compliance_packets_status check (status in ('missing_docs', 'complete')),
  constraint compliance_packets_completed check ((status = 'complete') = (completed_at is not null)),
  constraint compliance_packets_reason check (length(completed_reason) <= 1000)
);
create index compliance_packets_newest on compliance_packets (created_at desc, id desc);
create index compliance_packets_by_status on compliance_packets (status, created_at desc, id desc);
create index compliance_packets_invoice on compliance_packets (invoice_id text_pattern_ops);

-- What is signed, word for word; a change of the booking issues another and keeps this one.
create table releases (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  version int not null,
  template text not null,
  -- {text}: exactly what is signed; {facts}: what it was written from. Sealed.
  body bytea not null,
  body_hash bytea not null,
  issued_at timestamptz not null,
  superseded_at timestamptz,
  constraint releases_version unique (booking_id, version),
  constraint releases_from_one check (version >= 1),
  constraint releases_hash check (length(body_hash) = 32)
);
create unique index releases_current on releases (booking_id) where superseded_at is null;

create table release_signatures (
  id uuid primary key default gen_random_uuid(),
  release_id uuid not null references releases (id),
  party text not null,
  signer_id uuid not null references users (id),
  body_hash bytea not null,
  -- Which check of their identity they signed under.
  verification_id uuid references verifications (id),
  -- {legalName, typedName, drawing, address, userAgent, consent}: sealed.
  details bytea not null,
  signed_at timestamptz not null,
  constraint release_signatures_once unique (release_id, party),
  constraint release_signatures_party check (party in ('guest', 'host')),
  constraint release_signatures_hash check (length(body_hash) = 32)
);
create trigger release_signatures_kept before update on release_signatures
  for each row execute function refuse_change();

-- Second factor of a signature: by mail, for one release, for ten minutes, for five tries.
create table signing_codes (
  release_id uuid not null references releases (id),
  user_id uuid not null references users (id),
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  primary key (release_id, user_id)
);
create index signing_codes_expiry on signing_codes (expires_at);

create table crew_members (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  position int not null,
  -- {name, role, email}: sealed.
  personal bytea not null,
  is_minor boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index crew_members_of_booking on crew_members (booking_id, position) where removed_at is null;

-- One personal link each; a new one ends the one before.
create table crew_links (
  id uuid primary key default gen_random_uuid(),
  crew_member_id uuid not null references crew_members (id),
  token_hash bytea not null unique,
  -- Stands on every copy, so that a leaked one can be traced.
  code text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index crew_links_current on crew_links (crew_member_id) where revoked_at is null;

create table crew_link_views (
  id bigint generated always as identity primary key,
  link_id uuid not null references crew_links (id),
  at timestamptz not null,
  showed_address boolean not null
);
create index crew_link_views_of_link on crew_link_views (link_id, at desc);

create table call_sheets (
  booking_id uuid primary key references bookings (id),
  call_at timestamptz not null,
  -- {parking, contacts, hospital, notes}: sealed.
  personal bytea not null,
  updated_at timestamptz not null,
  updated_by uuid not null references users (id)
);

-- Certificates, permits, pictures of the rooms before and after. Bytes lie in the file store, sealed.
create table packet_files (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  kind text not null,
  party text not null,
  owner_id uuid not null references users (id),
  name text not null,
  media_type text not null,
  size_bytes int not null,
  sha256 bytea not null,
  -- A certificate: {validFrom, validUntil, limit}, days and cents.
  facts jsonb not null default '{}',
  created_at timestamptz not null,
  removed_at timestamptz,
  -- The other side has looked at it and agrees.
  countersigned_at timestamptz,
  countersigned_by uuid references users (id),
  constraint packet_files_kind check (kind in ('insurance', 'permit', 'before', 'after')),
  constraint packet_files_party check (party in ('guest', 'host')),
  constraint packet_files_type check (media_type in ('image/jpeg', 'application/pdf')),
  constraint packet_files_name check (length(name) between 1 and 120),
  constraint packet_files_countersigned check ((countersigned_at is null) = (countersigned_by is null))
);
create index packet_files_of_booking on packet_files (booking_id, kind, created_at) where removed_at is null;

-- Ed25519. The newest that is not retired signs; all of them are published for good.
create table platform_keys (
  id text primary key,
  public_key bytea not null unique,
  -- Sealed by the master key; null once it is retired and forgotten.
  sealed_private_key bytea,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint platform_keys_public check (length(public_key) = 32),
  constraint platform_keys_retired check (retired_at is not null or sealed_private_key is not null)
);
create unique index platform_keys_current on platform_keys ((true)) where retired_at is null;

-- The audit log's chains. A row about a booking carries the number and the hash that follow from the row before.
alter table audit_log add column chain_seq bigint, add column chain_hash bytea;
create index audit_log_chain on audit_log (subject_id, chain_seq) where chain_seq is not null;
create index audit_log_of_actor on audit_log (actor_id, id desc);

create table audit_chains (
  booking_id uuid primary key,
  length bigint not null,
  head bytea not null
);

-- One line per row, the same in SQL, on the server, in the browser and in the script: fields without line breaks,
-- one below the other. jsonb writes a line break inside a text as \n.
create function audit_line(
  at timestamptz, actor_id uuid, action text, subject_type text, subject_id text, data jsonb, personal bytea
) returns text language sql immutable as $$
  select concat_ws(E'\n',
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(actor_id::text, ''),
    action,
    subject_type,
    subject_id,
    data::text,
    coalesce(encode(sha256(personal), 'hex'), ''))
$$;

create function chain_audit_row() returns trigger language plpgsql as $$
declare
  about uuid := new.subject_id::uuid;
  before_seq bigint;
  before_hash bytea;
begin
  insert into audit_chains (booking_id, length, head) values (about, 0, decode(repeat('00', 32), 'hex'))
    on conflict (booking_id) do nothing;
  select length, head into before_seq, before_hash from audit_chains where booking_id = about for update;
  new.chain_seq := before_seq + 1;
  new.chain_hash := sha256(before_hash || convert_to(
    new.chain_seq || E'\n' || audit_line(new.at, new.actor_id, new.action, new.subject_type, new.subject_id, new.data, new.personal),
    'UTF8'));
  update audit_chains set length = new.chain_seq, head = new.chain_hash where booking_id = about;
  return new;
end $$;

-- What was written before chains existed gets its place in one.
alter table audit_log disable trigger audit_log_append_only;
do $$
declare
  entry audit_log;
  next_seq bigint;
  next_hash bytea;
begin
  for entry in select * from audit_log where subject_type = 'booking' order by id loop
    insert into audit_chains (booking_id, length, head)
      values (entry.subject_id::uuid, 0, decode(repeat('00', 32), 'hex')) on conflict (booking_id) do nothing;
    select length + 1, head into next_seq, next_hash from audit_chains where booking_id = entry.subject_id::uuid;
    next_hash := sha256(next_hash || convert_to(next_seq || E'\n' || audit_line(
      entry.at, entry.actor_id, entry.action, entry.subject_type, entry.subject_id, entry.data, entry.personal), 'UTF8'));
    update audit_log set chain_seq = next_seq, chain_hash = next_hash where id = entry.id;
    update audit_chains set length = next_seq, head = next_hash where booking_id = entry.subject_id::uuid;
  end loop;
end $$;
alter table audit_log enable trigger audit_log_append_only;

create trigger audit_log_chained before insert on audit_log
  for each row when (new.subject_type = 'booking') execute function chain_audit_row();
create function demand_own_chain() returns trigger language plpgsql as $$
begin
  if new.subject_type <> 'booking' and (new.chain_seq is not null or new.chain_hash is not null) then
    raise exception 'only rows about bookings are chained' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger audit_log_unchained before insert on audit_log
  for each row when (new.subject_type <> 'booking') execute function demand_own_chain();

-- Batches of the whole log, each over the one before, signed by the platform's key.
create table audit_seals (
  id bigint generated always as identity primary key,
  from_id bigint not null,
  to_id bigint not null,
  row_count bigint not null,
  previous bytea not null,
  hash bytea not null,
  key_id text not null references platform_keys (id),
  signature bytea not null,
  sealed_at timestamptz not null,
  constraint audit_seals_order check (from_id <= to_id),
  constraint audit_seals_from unique (from_id)
);
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_change();

-- Retention: nothing under a hold is erased; what was erased is written down.
alter table users add column closed_at timestamptz;
create index users_closed on users (closed_at) where closed_at is not null;

create table legal_holds (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null,
  subject_id uuid not null,
  reason text not null,
  placed_by uuid not null references users (id),
  placed_at timestamptz not null,
  lifted_by uuid references users (id),
  lifted_at timestamptz,
  constraint legal_holds_subject check (subject_type in ('booking', 'user')),
  constraint legal_holds_reason check (length(reason) between 1 and 1000),
  constraint legal_holds_lifted check ((lifted_at is null) = (lifted_by is null))
);
create unique index legal_holds_open on legal_holds (subject_type, subject_id) where lifted_at is null;

create table erasures (
  id bigint generated always as identity primary key,
  rule text not null,
  subject_type text not null,
  subject_id uuid not null,
  -- Tables and counts; nothing of what stood there.
  what jsonb not null,
  erased_at timestamptz not null,
  constraint erasures_once unique (rule, subject_type, subject_id)
);
create index erasures_newest on erasures (erased_at desc, id desc);
create trigger erasures_append_only before update or delete on erasures
  for each row execute function refuse_change();
