-- What the platform keeps for itself: audit, keys of subjects, settings, limits, the embedded mailbox, seeding.

-- Personal fields in append-only tables are encrypted under a key per subject. Erasing the key erases them everywhere.
create table subject_keys (
  subject_id uuid primary key,
  wrapped_key bytea not null,
  created_at timestamptz not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  data jsonb not null default '{}',
  personal_subject uuid,
  personal bytea,
  constraint audit_log_personal check ((personal_subject is null) = (personal is null))
);
create index audit_log_of_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_of_action on audit_log (action, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

create table platform_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references users (id)
);

-- Losing these in a crash only forgives a few attempts; writing them must stay cheap.
create unlogged table rate_limits (
  key text primary key,
  window_started timestamptz not null,
  hits int not null
);
create index rate_limits_age on rate_limits (window_started);

create table embedded_mails (
  id uuid primary key default gen_random_uuid(),
  message_key text not null,
  recipient text not null,
  kind text not null,
  subject text not null,
  html text not null,
  text text not null,
  sent_at timestamptz not null,
  constraint embedded_mails_once unique (message_key)
);
create index embedded_mails_newest on embedded_mails (sent_at desc, id desc);
create index embedded_mails_to on embedded_mails (recipient, sent_at desc);

create table seed_steps (
  name text primary key,
  done_at timestamptz not null
);
