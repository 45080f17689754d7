-- The charge whose money it is, where it is of one: then it needs no balance of ours that is there already.
-- And how often its destination would not have it, apart from the tries that our own balance did not cover.
alter table payouts
  add column source text,
  add column refusals int not null default 0;

-- Since when the guest's bank disputes it. Null: it does not, or not any more.
alter table payments add column disputed_at timestamptz;
alter table claim_charges add column disputed_at timestamptz;
