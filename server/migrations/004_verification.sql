-- Who people are: documents under a key each, and what was found out from them.

create table documents (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  purpose text not null,
  media_type text not null,
  size_bytes int not null,
  storage_key text not null unique,
  -- AES-256-GCM data key of this one file, wrapped by the master key. Forgetting it is what purging means.
  wrapped_key bytea,
  uploaded_at timestamptz not null,
  purge_after timestamptz,
  purged_at timestamptz,
  constraint documents_purpose check (purpose in ('identity')),
  constraint documents_purged check ((purged_at is null) = (wrapped_key is not null))
);
create index documents_of_owner on documents (owner_id, uploaded_at desc);
create index documents_to_purge on documents (purge_after) where purged_at is null;

create table verifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  provider text not null,
  provider_reference text unique,
  status text not null,
  -- Legal name and address, sealed under the person's own key.
  personal bytea not null,
  date_of_birth date not null,
  -- The number itself is never stored: its last four characters, and a keyed hash that finds it on another account.
  id_last4 text,
  id_hash bytea,
  document_id uuid references documents (id),
  flags text[] not null default '{}',
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  constraint verifications_provider check (provider in ('mock', 'manual', 'stripe')),
  constraint verifications_status check (status in ('processing', 'in_review', 'verified', 'rejected')),
  constraint verifications_decided check ((status in ('verified', 'rejected')) = (decided_at is not null)),
  constraint verifications_reason check (status <> 'rejected' or reason is not null)
);
create unique index verifications_one_open on verifications (user_id) where status in ('processing', 'in_review');
create index verifications_of_user on verifications (user_id, submitted_at desc);
create index verifications_by_status on verifications (status, submitted_at desc, id desc);
create index verifications_by_id_hash on verifications (id_hash) where id_hash is not null;
