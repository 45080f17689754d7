-- The charge whose money it is, where it is of one: then it needs no balance of ours that is there already.
-- And how often its destination would not have it, apart from the tries that our own balance did not cover.
alter table payouts
  add column source text,
  add column refusals int not null default 0;

-- Since when the guest's bank disputes it. Null: it does not, or not any more.
alter table payments add column disputed_at timestamptz;
alter table claim_charges add column disputed_at timestamptz;

-- What either side, or the guest's bank, says against a booking and is not decided: until then nothing of it is paid out.
create function is_contested(booking uuid) returns boolean language sql stable as $$
  select exists (select 1 from claims where claims.booking_id = booking and claims.state in ('open', 'answered'))
    or exists (select 1 from payments where payments.booking_id = booking and payments.disputed_at is not null)
    or exists (
      select 1 from claim_charges join claims on claims.id = claim_charges.claim_id
      where claims.booking_id = booking and claim_charges.disputed_at is not null
    )
$$;
