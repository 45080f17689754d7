-- People, their sessions and what they agreed to.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text not null,
  user_type text not null,
  email_confirmed_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  constraint users_email_unique unique (email),
  constraint users_email_normal check (email = lower(btrim(email)) and length(email) between 3 and 255),
  constraint users_user_type check (user_type in ('host', 'creator'))
);
-- The admin's list: newest first, and the search box.
create index users_newest on users (created_at desc, id desc);

create table profiles (
  id uuid primary key references users (id),
  full_name text not null,
  first_name text,
  last_name text,
  email text not null,
  avatar_url text,
  date_of_birth date,
  terms_agreed_at timestamptz,
  is_verified boolean not null default false,
  verification_status text not null default 'pending',
  status_before_deactivation text,
  verification_date timestamptz,
  verification_provider text,
  verification_token text,
  updated_at timestamptz not null,
  constraint profiles_full_name check (length(full_name) between 1 and 201),
  constraint profiles_names_together check ((first_name is null) = (last_name is null)),
  constraint profiles_verification_status
    check (verification_status in ('pending', 'in_review', 'verified', 'rejected', 'deactivated')),
  constraint profiles_verified_means_verified check (is_verified = (verification_status = 'verified'))
);

create table user_roles (
  user_id uuid not null references users (id),
  role text not null,
  granted_at timestamptz not null,
  granted_by uuid references users (id),
  primary key (user_id, role),
  constraint user_roles_role check (role in ('admin', 'host', 'creator'))
);
create index user_roles_by_role on user_roles (role, user_id);

create table commitments (
  user_id uuid not null references users (id),
  version text not null,
  agreed_at timestamptz not null,
  primary key (user_id, version)
);

-- A session is a family of refresh tokens. Tokens are stored as SHA-256 only.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  device_hash bytea,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text,
  constraint sessions_end check ((ended_at is null) = (ended_because is null)),
  constraint sessions_ended_because check (ended_because in
    ('sign_out', 'sign_out_everywhere', 'replay', 'password_reset', 'access_removed', 'suspended', 'revoked', 'deactivated'))
);
create index sessions_live_of_user on sessions (user_id) where ended_at is null;
create index sessions_devices_of_user on sessions (user_id, device_hash);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

-- Links in mails: single use, stored as SHA-256 only.
create table mail_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id),
  purpose text not null,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint mail_links_purpose check (purpose in ('reset_password', 'confirm_email'))
);
create index mail_links_of_user on mail_links (user_id, purpose) where used_at is null;

create table waitlist (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  full_name text not null,
  user_type text not null,
  created_at timestamptz not null,
  invited_at timestamptz,
  invited_by uuid references users (id),
  constraint waitlist_email_unique unique (email),
  constraint waitlist_email_normal check (email = lower(btrim(email)) and length(email) between 3 and 255),
  constraint waitlist_full_name check (length(full_name) between 2 and 100),
  constraint waitlist_user_type check (user_type in ('host', 'creator'))
);
create index waitlist_newest on waitlist (created_at desc, id desc);
create index waitlist_waiting on waitlist (created_at desc, id desc) where invited_at is null;

create table access_whitelist (
  email text primary key,
  added_at timestamptz not null,
  added_by uuid references users (id),
  source text not null,
  constraint access_whitelist_email_normal check (email = lower(btrim(email)) and length(email) between 3 and 255),
  constraint access_whitelist_source check (source in ('admin', 'waitlist', 'demo', 'command'))
);
create index access_whitelist_newest on access_whitelist (added_at desc, email desc);
