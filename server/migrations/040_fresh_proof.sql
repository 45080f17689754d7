-- When a session last showed who is there. Sessions from before have shown nothing.
alter table sessions add column proved_at timestamptz;

-- A code by mail, for one session, for ten minutes, for five tries. A new one takes the place of the one before.
create table proof_codes (
  session_id uuid not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  constraint proof_codes_pkey primary key (session_id),
  constraint proof_codes_session foreign key (session_id) references sessions (id) on delete cascade
);
create index proof_codes_expiry on proof_codes (expires_at);
