-- A card processor that lives in tables of its own, for demonstrations and tests. Nothing of ours refers to them and
-- they refer to nothing of ours: it remembers what it was asked even when what we did with its answer is rolled back.

create table simulated_charges (
  reference text primary key,
  -- What the caller said it is for. A processor does not know our bookings.
  booking_id text not null,
  token text not null,
  amount bigint not null,
  refunded bigint not null default 0,
  state text not null,
  decline_code text,
  -- The person's bank: whether it wants to see them, and what came of it.
  authentication text not null default 'none',
  client_secret text not null,
  created_at timestamptz not null,
  authorised_until timestamptz,
  constraint simulated_charges_amount check (amount > 0),
  constraint simulated_charges_refunded check (
    refunded between 0 and case when state = 'captured' then amount else 0 end
  ),
  constraint simulated_charges_state check (
    state in ('declined', 'requires_action', 'authorised', 'captured', 'released')
  ),
  constraint simulated_charges_declined check ((state = 'declined') = (decline_code is not null)),
  constraint simulated_charges_until check (
    state not in ('authorised', 'captured') or authorised_until is not null
  ),
  constraint simulated_charges_authentication check (authentication in ('none', 'wanted', 'passed', 'failed')),
  constraint simulated_charges_secret unique (client_secret)
);
create index simulated_charges_of_token on simulated_charges (token);
create index simulated_charges_of_booking on simulated_charges (booking_id, created_at);

create table simulated_refunds (
  reference text primary key,
  charge_reference text not null references simulated_charges (reference),
  amount bigint not null,
  created_at timestamptz not null,
  constraint simulated_refunds_amount check (amount > 0)
);
create index simulated_refunds_of_charge on simulated_refunds (charge_reference, created_at);

create table simulated_payouts (
  reference text primary key,
  account text not null,
  amount bigint not null,
  created_at timestamptz not null,
  constraint simulated_payouts_amount check (amount > 0)
);
create index simulated_payouts_of_account on simulated_payouts (account, created_at);

-- What each idempotency key asked for, and the answer it gets from then on.
create table simulated_requests (
  key text primary key,
  body_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null
);
create index simulated_requests_oldest on simulated_requests (created_at);

-- Kept to the byte, because it is signed; sent later than what it tells of, some of it twice.
create table simulated_events (
  id text primary key,
  payload text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  copies smallint not null,
  delivered smallint not null default 0,
  constraint simulated_events_delivered check (delivered between 0 and copies)
);
create index simulated_events_due on simulated_events (due_at) where delivered < copies;

alter table provider_events
  drop constraint provider_events_provider,
  add constraint provider_events_provider check (provider in ('stripe', 'simulated'));
