-- Bookings with their money: from a request to a payout.

create table bookings (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references properties (id),
  -- As it was then: a listing that changes hands keeps its old bookings with whom they were made.
  host_id uuid not null references users (id),
  guest_id uuid not null references users (id),
  state text not null,
  -- The time that was asked for, without the turnaround: that stands in the hold.
  during tstzrange not null,
  time_zone text not null,
  -- How it was chosen (by the hour or by the day), so that the page can show it as it was.
  choice jsonb not null,
  crew int not null,
  production_title text not null,
  production_kind text not null,
  purpose text not null,
  involves text[] not null default '{}',
  -- The price as it was shown and agreed to; a later change of the listing does not touch it.
  lines jsonb not null,
  rent_cents bigint not null,
  subtotal_cents bigint not null,
  fee_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  -- What was agreed to, word for word.
  cancellation_policy text not null,
  house_rules jsonb not null,
  turnaround_minutes int not null,
  -- Confirmed at once as soon as the card is good, without asking the host.
  is_instant boolean not null,
  -- The checkout that made it: sent twice, it makes one booking.
  request_key uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  -- When the host first saw it.
  sent_at timestamptz,
  answered_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- When the clock ends the present state; null where it does not.
  expires_at timestamptz,
  -- Somebody is taking the money for it right now: nothing else may end it meanwhile.
  confirming_since timestamptz,
  -- Why it ended, and through whom.
  ended_by text,
  end_reason text not null default '',
  end_note text not null default '',
  refund_percent int,
  penalty_cents bigint not null default 0,
  penalty_waived boolean not null default false,
  constraint bookings_state check (
    state in (
      'awaiting_payment', 'pending', 'confirmed', 'completed', 'declined', 'expired', 'withdrawn', 'cancelled',
      'second_hold', 'offered'
    )
  ),
  constraint bookings_during check (
    not isempty(during) and lower_inc(during) and not upper_inc(during) and not lower_inf(during) and not upper_inf(during)
  ),
  constraint bookings_not_own check (host_id <> guest_id),
  constraint bookings_crew check (crew between 1 and 500),
  constraint bookings_title check (length(production_title) between 1 and 120),
  constraint bookings_kind check (production_kind in ('stills', 'motion', 'podcast', 'audition', 'other')),
  constraint bookings_purpose check (length(purpose) between 1 and 300),
  constraint bookings_price check (
    rent_cents > 0 and subtotal_cents >= rent_cents and fee_cents >= 0 and tax_cents >= 0
    and total_cents = subtotal_cents + fee_cents + tax_cents
  ),
  constraint bookings_policy
    check (cancellation_policy in ('very_flexible', 'flexible', 'standard_30', 'standard_90')),
  constraint bookings_request unique (guest_id, request_key),
  constraint bookings_ended_by check (ended_by in ('guest', 'host', 'admin', 'clock', 'payments')),
  constraint bookings_words check (length(end_reason) <= 80 and length(end_note) <= 1000),
  constraint bookings_refund check (refund_percent is null or refund_percent between 0 and 100),
  constraint bookings_penalty check (penalty_cents >= 0),
  constraint bookings_confirmed check (state not in ('confirmed', 'completed') or confirmed_at is not null),
  constraint bookings_expiry check (
    (expires_at is not null) = (state in ('awaiting_payment', 'pending', 'second_hold', 'offered'))
  ),
  constraint bookings_confirming check (confirming_since is null or state in ('awaiting_payment', 'pending'))
);
create index bookings_of_guest on bookings (guest_id, lower(during) desc, id);
create index bookings_of_host on bookings (host_id, lower(during) desc, id);
create index bookings_of_property on bookings (property_id, lower(during) desc);
create index bookings_open_of_guest on bookings (guest_id, property_id)
  where state in ('awaiting_payment', 'pending', 'second_hold', 'offered');
create index bookings_overdue on bookings (expires_at) where expires_at is not null;
create index bookings_to_complete on bookings (upper(during)) where state = 'confirmed';
create index bookings_in_line on bookings (property_id, created_at) where state = 'second_hold';
create index bookings_newest on bookings (created_at desc, id desc);
create index bookings_by_state on bookings (state, created_at desc, id desc);

-- What may follow what. domain/booking/process.ts says why; a test compares the two.
create function check_booking_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('awaiting_payment', 'second_hold') then
      raise exception 'a booking does not begin as %', new.state
        using errcode = 'check_violation', constraint = 'bookings_steps', table = tg_table_name;
    end if;
  elsif old.state <> new.state and (old.state || ' ' || new.state) <> all (array[
    'awaiting_payment confirmed',
    'awaiting_payment expired',
    'awaiting_payment pending',
    'awaiting_payment withdrawn',
    'confirmed cancelled',
    'confirmed completed',
    'offered awaiting_payment',
    'offered expired',
    'offered withdrawn',
    'pending confirmed',
    'pending declined',
    'pending expired',
    'pending withdrawn',
    'second_hold expired',
    'second_hold offered',
    'second_hold withdrawn'
  ]) then
    raise exception 'a booking does not go from % to %', old.state, new.state
      using errcode = 'check_violation', constraint = 'bookings_steps', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger bookings_steps before insert or update of state on bookings
  for each row execute function check_booking_step();

alter table holds
  add column booking_id uuid references bookings (id),
  add constraint holds_booking check ((kind = 'booking') = (booking_id is not null)),
  add constraint holds_one_per_booking unique (booking_id);

-- Asked at commit: a booking has its time if and only if it is in a state that holds it.
create function demand_hold() returns trigger language plpgsql as $$
declare
  about uuid;
  current_state text;
begin
  if tg_table_name = 'bookings' then about := new.id;
  elsif tg_op = 'DELETE' then about := old.booking_id;
  else about := coalesce(new.booking_id, old.booking_id);
  end if;
  select state into current_state from bookings where id = about;
  if current_state is not null
    and (current_state in ('awaiting_payment', 'pending', 'confirmed', 'completed', 'offered'))
      <> exists (select 1 from holds where booking_id = about) then
    raise exception 'booking % is % and its time says otherwise', about, current_state
      using errcode = 'check_violation', constraint = 'bookings_hold', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger bookings_hold after insert or update of state on bookings
  deferrable initially deferred for each row execute function demand_hold();
create constraint trigger holds_of_booking after update or delete on holds
  deferrable initially deferred for each row when (old.booking_id is not null) execute function demand_hold();

-- What happened to a booking, in order: the timeline of its page.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null,
  event text not null,
  party text not null,
  -- Null: the clock or the processor.
  actor_id uuid references users (id),
  from_state text,
  to_state text not null,
  -- Ids and numbers only: this table is never erased.
  data jsonb not null default '{}',
  constraint booking_events_party check (party in ('guest', 'host', 'admin', 'clock', 'payments'))
);
create index booking_events_of_booking on booking_events (booking_id, id);
create trigger booking_events_append_only before update or delete on booking_events
  for each row execute function refuse_change();
create trigger booking_events_no_truncate before truncate on booking_events
  for each statement execute function refuse_change();

-- Who was shown an address or a contact, and when.
create table booking_reveals (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  viewer_id uuid not null references users (id),
  at timestamptz not null
);
create index booking_reveals_of_booking on booking_reveals (booking_id, id);
create trigger booking_reveals_append_only before update or delete on booking_reveals
  for each row execute function refuse_change();

-- One try to reserve the price on one card. A processor keeps a key's answer, so every try has its own number.
create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  attempt int not null,
  -- Of the card, as the processor knows it. Whoever repairs a crash asks with the very same one.
  token text not null,
  customer text,
  amount_cents bigint not null,
  state text not null,
  reference text,
  client_secret text,
  card jsonb,
  authorised_until timestamptz,
  decline_code text,
  decline_message text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint payments_attempt unique (booking_id, attempt),
  constraint payments_amount check (amount_cents > 0),
  constraint payments_state check (
    state in ('asking', 'needs_authentication', 'authorised', 'captured', 'declined', 'releasing', 'released')
  ),
  constraint payments_reference check (
    state in ('asking', 'declined', 'released') or reference is not null
  ),
  constraint payments_until check (state <> 'authorised' or authorised_until is not null)
);
create unique index payments_reference on payments (reference) where reference is not null;
-- At most one card is being asked, or has been taken, at any moment.
create unique index payments_one_live on payments (booking_id)
  where state in ('asking', 'needs_authentication', 'authorised', 'captured');
create index payments_unsettled on payments (created_at)
  where state in ('asking', 'needs_authentication', 'authorised', 'releasing');

create table refunds (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  payment_id uuid not null references payments (id),
  amount_cents bigint not null,
  -- policy: what a cancellation gives back; goodwill: what an admin adds to it.
  kind text not null,
  reason text not null default '',
  requested_by uuid references users (id),
  state text not null default 'asking',
  reference text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint refunds_amount check (amount_cents > 0),
  constraint refunds_kind check (kind in ('policy', 'goodwill')),
  constraint refunds_state check (state in ('asking', 'pending', 'done', 'failed')),
  constraint refunds_reason check (length(reason) <= 1000)
);
create index refunds_of_booking on refunds (booking_id, created_at);
create index refunds_unsettled on refunds (created_at) where state in ('asking', 'pending');

-- The processor's name for a person, so that a card can be kept for the next time.
create table payment_customers (
  user_id uuid primary key references users (id),
  provider text not null,
  reference text not null unique,
  created_at timestamptz not null
);

create table saved_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  provider text not null,
  reference text not null,
  brand text not null,
  last4 text not null,
  exp_month int not null,
  exp_year int not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  constraint saved_cards_once unique (user_id, reference)
);
create unique index saved_cards_one_default on saved_cards (user_id) where is_default;

create table payout_accounts (
  user_id uuid primary key references users (id),
  provider text not null,
  reference text not null,
  -- incomplete: the provider wants to know more; active: it can be paid to.
  status text not null,
  -- For the eye: the bank and the last four.
  label text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payout_accounts_status check (status in ('incomplete', 'active', 'refused'))
);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  host_id uuid not null references users (id),
  state text not null default 'scheduled',
  due_at timestamptz not null,
  -- Known once it is released: what was due, and what of it went to a debt.
  due_cents bigint,
  withheld_cents bigint,
  paid_cents bigint,
  account text,
  attempt int not null default 0,
  reference text,
  refused_code text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint payouts_once unique (booking_id),
  constraint payouts_state check (
    -- scheduled: waits for its day; held: a claim is open; without_account: there is nowhere to send it;
    -- sending: asked for; paid; refused: the bank would not have it; settled: nothing was left to send.
    state in ('scheduled', 'held', 'without_account', 'sending', 'paid', 'refused', 'settled')
  ),
  constraint payouts_sum check (due_cents is null or due_cents = withheld_cents + paid_cents)
);
create index payouts_of_host on payouts (host_id, due_at desc, id);
create index payouts_due on payouts (due_at) where state in ('scheduled', 'without_account', 'refused', 'sending');

create table reconciliations (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  checked int not null,
  differences jsonb not null
);

alter table ledger_transfers
  add constraint ledger_transfers_booking foreign key (booking_id) references bookings (id);
