-- Gift cards and coupons: tender against a total, never a change of the price.

create table credits (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- What a person types, without spaces and in capitals; only its hash and its end are kept.
  code_hash bytea not null unique,
  code_last4 text not null,
  -- A gift card is worth this much when it is issued. A coupon takes this much, or a share, off one total.
  amount_cents bigint,
  percent int,
  -- A coupon of a share takes no more than this.
  up_to_cents bigint,
  -- A coupon wants a total of at least this.
  from_total_cents bigint not null default 0,
  -- Coupons: how many people may use it; each of them once. Null: no limit.
  uses int,
  note text not null default '',
  -- The form that made it, and which of its codes this is: sent twice, it makes them once.
  batch uuid not null,
  number_in_batch int not null,
  issued_by uuid references users (id),
  issued_at timestamptz not null,
  expires_at timestamptz,
  -- Nobody can take or use it any more.
  stopped_at timestamptz,
  stopped_by uuid references users (id),
  constraint credits_kind check (kind in ('gift_card', 'coupon')),
  constraint credits_worth check (
    case kind when 'gift_card' then amount_cents > 0 and percent is null and uses is null
      else (amount_cents is null) <> (percent is null) end
  ),
  constraint credits_amount check (amount_cents between 1 and 1000000),
  constraint credits_percent check (percent between 1 and 100),
  constraint credits_uses check (uses >= 1),
  constraint credits_note check (length(note) <= 300),
  constraint credits_batch unique (batch, number_in_batch)
);
create index credits_newest on credits (issued_at desc, id desc);

-- Who has taken a code into their account. A gift card belongs to one person.
create table credit_holders (
  credit_id uuid not null references credits (id),
  user_id uuid not null references users (id),
  added_at timestamptz not null,
  primary key (credit_id, user_id)
);
create index credit_holders_of_user on credit_holders (user_id, added_at desc);

-- What of a booking's total is paid with it: held with the request, spent with the confirmation, or let go.
create table credit_uses (
  id uuid primary key default gen_random_uuid(),
  credit_id uuid not null references credits (id),
  user_id uuid not null references users (id),
  booking_id uuid not null references bookings (id),
  amount_cents bigint not null,
  returned_cents bigint not null default 0,
  state text not null default 'held',
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint credit_uses_once unique (booking_id, credit_id),
  constraint credit_uses_amount check (amount_cents > 0 and returned_cents between 0 and amount_cents),
  constraint credit_uses_state check (state in ('held', 'spent', 'let_go'))
);
create index credit_uses_of_credit on credit_uses (credit_id) where state <> 'let_go';
create index credit_uses_of_user on credit_uses (user_id, created_at desc);

alter table bookings
  -- What of the total is paid with gift cards and coupons; the card is asked for the rest.
  add column credit_cents bigint not null default 0,
  add constraint bookings_credit check (credit_cents between 0 and total_cents);

-- A total that credits cover whole needs no card: its payment is of nothing, and asks nobody.
alter table payments
  drop constraint payments_amount,
  add constraint payments_amount check (amount_cents >= 0),
  drop constraint payments_reference,
  add constraint payments_reference check (
    state in ('asking', 'declined', 'released') or reference is not null or amount_cents = 0
  ),
  drop constraint payments_until,
  add constraint payments_until check (state <> 'authorised' or authorised_until is not null or amount_cents = 0);

-- Refunds go back to where the money came from, credits first.
alter table refunds
  add column to_credit_cents bigint not null default 0,
  drop constraint refunds_kind,
  add constraint refunds_kind check (kind in ('policy', 'goodwill', 'claim')),
  add constraint refunds_to_credit check (to_credit_cents between 0 and amount_cents);
