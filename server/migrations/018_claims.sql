-- Claims: one side says that something was damaged or not as agreed. Texts stand sealed under the booking's key.

create table claims (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  -- Who makes it; the other side answers.
  side text not null,
  claimant_id uuid not null references users (id),
  respondent_id uuid not null references users (id),
  kind text not null,
  -- {text}: sealed.
  details bytea not null,
  asked_cents bigint not null,
  state text not null default 'open',
  created_at timestamptz not null,
  -- Until then the other side may answer; after that it is decided without them.
  answer_due_at timestamptz not null,
  answered_at timestamptz,
  -- agrees: pays what was asked; disagrees: {text} in answer, sealed.
  agrees boolean,
  answer bytea,
  decided_at timestamptz,
  decided_by uuid references users (id),
  awarded_cents bigint,
  -- {reason}: sealed.
  decision bytea,
  ended_at timestamptz,
  constraint claims_side check (side in ('guest', 'host')),
  constraint claims_kind check (kind in ('damage', 'cleaning', 'overtime', 'missing', 'not_as_described', 'access', 'other')),
  constraint claims_state check (state in ('open', 'answered', 'decided', 'withdrawn')),
  constraint claims_asked check (asked_cents > 0),
  constraint claims_awarded check (awarded_cents is null or awarded_cents between 0 and asked_cents),
  constraint claims_answered check ((answered_at is null) = (agrees is null)),
  constraint claims_decided check ((state = 'decided') = (decided_at is not null) and (decided_at is null) = (awarded_cents is null))
);
-- One at a time and side; another may follow a withdrawn one while the 72 hours last.
create unique index claims_once on claims (booking_id, side) where state <> 'withdrawn';
create index claims_newest on claims (created_at desc, id desc);
create index claims_by_state on claims (state, created_at desc, id desc);
create index claims_waiting on claims (answer_due_at) where state = 'open';
create index claims_open_of_booking on claims (booking_id) where state in ('open', 'answered');
-- What guests may still owe: asked before each of their requests.
create index claims_owed on claims (respondent_id) where side = 'host' and state = 'decided' and awarded_cents > 0;

-- What either side shows for it: a picture or a paper of its own, or something that is there already.
create table claim_evidence (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claims (id),
  side text not null,
  kind text not null,
  packet_file_id uuid references packet_files (id),
  message_id uuid references messages (id),
  -- For an upload: where its sealed bytes lie, and what it is.
  file_key text,
  name text,
  media_type text,
  size_bytes int,
  sha256 bytea,
  added_by uuid not null references users (id),
  added_at timestamptz not null,
  constraint claim_evidence_side check (side in ('guest', 'host')),
  constraint claim_evidence_kind check (
    case kind when 'packet_file' then packet_file_id is not null when 'message' then message_id is not null
      when 'upload' then file_key is not null and media_type is not null else false end
  )
);
create index claim_evidence_of_claim on claim_evidence (claim_id, added_at);

-- What a guest owes a host after a decision, taken from the card of the booking or paid later with another.
create table claim_charges (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references claims (id),
  attempt int not null,
  amount_cents bigint not null,
  token text not null,
  customer text,
  -- Nobody sat in front of it who could go to their bank.
  is_away boolean not null default false,
  state text not null default 'asking',
  reference text,
  client_secret text,
  card jsonb,
  decline_message text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint claim_charges_attempt unique (claim_id, attempt),
  constraint claim_charges_amount check (amount_cents > 0),
  -- asking with a reference: the amount is reserved and about to be taken; releasing: another card takes its place.
  constraint claim_charges_state check (
    state in ('asking', 'needs_authentication', 'captured', 'declined', 'releasing')
  )
);
create unique index claim_charges_one_live on claim_charges (claim_id)
  where state in ('asking', 'needs_authentication', 'captured');
create index claim_charges_unsettled on claim_charges (created_at) where state in ('asking', 'releasing');
create unique index claim_charges_reference on claim_charges (reference) where reference is not null;

alter table payouts
  add column claim_id uuid references claims (id),
  add constraint payouts_of_claim check ((cause = 'claim') = (claim_id is not null)),
  add constraint payouts_claim_once unique (claim_id);
alter table refunds
  add column claim_id uuid references claims (id),
  add constraint refunds_of_claim check ((kind = 'claim') = (claim_id is not null));
