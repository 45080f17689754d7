-- Links in invitations, and the one that sets up an admin: single use, stored as SHA-256 only. Whoever opens one has
-- the mailbox it was sent to (for an admin: was handed it by who runs the machine).
create table invitation_links (
  token_hash bytea primary key,
  email text not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint invitation_links_email_normal check (email = lower(btrim(email)) and length(email) between 3 and 255),
  constraint invitation_links_purpose check (purpose in ('sign_up', 'admin'))
);
create index invitation_links_open on invitation_links (email, purpose) where used_at is null;
create index invitation_links_expiry on invitation_links (expires_at);

-- A second factor that its owner has lost goes a day after it was asked for, unless they object. Asked for by an admin
-- who has checked their identity, or by themself through a mailed link (requested_by is null).
create table factor_removals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  requested_by uuid references users (id),
  requested_at timestamptz not null,
  takes_effect_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  constraint factor_removals_end check ((ended_at is null) = (outcome is null)),
  constraint factor_removals_outcome check (outcome in ('removed', 'objected'))
);
create unique index factor_removals_open on factor_removals (user_id) where ended_at is null;
create index factor_removals_of_user on factor_removals (user_id, requested_at desc);

-- Small table: links live for days.
alter table mail_links
  drop constraint mail_links_purpose,
  add constraint mail_links_purpose check (purpose in ('reset_password', 'confirm_email', 'change_email',
    'fetch_data', 'close_account', 'data_ticket', 'restore_account', 'lost_factors', 'keep_factors'));
